import { isStandaloneScreen } from '#app/admin/session/standalone-screens.ts'
import { hasStoredSession } from '#app/admin/session/stored-session.ts'

/**
 * Inlined into /admin, and run before the first paint: shows the sign-in form if no session is stored, and loads the
 * fonts after it. What was typed before hydration is kept, and a submit or a press is stored until React can handle it.
 */
const root = document.documentElement
const showFonts = () => (root.dataset.fonts = '')

if (hasStoredSession() || isStandaloneScreen(location.pathname)) showFonts()
else {
  root.dataset.signIn = ''
  new PerformanceObserver(showFonts).observe({ type: 'paint', buffered: true })
}

function keep(event: Event) {
  const { type, target, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (root.dataset.hydrated !== undefined || ctrlKey || metaKey || shiftKey) return
  const pressed =
    target instanceof Element && target.closest<HTMLElement>('form :is(a, [type=button])')
  if (type === 'submit') root.dataset.sent = ''
  else if (pressed) pressed.dataset.pressed = ''
  else return
  event.preventDefault()
}

/** The boot script could not be loaded. It may fail before the notice has been parsed. */
function sayNotLoaded({ target }: Event) {
  if (!(target instanceof HTMLScriptElement)) return
  const show = () => document.querySelector('[data-unless-loaded]')?.removeAttribute('hidden')
  show()
  addEventListener('DOMContentLoaded', show)
}

addEventListener('submit', keep, true)
addEventListener('click', keep, true)
// Errors of an element do not bubble.
addEventListener('error', sayNotLoaded, true)
