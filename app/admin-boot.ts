import { rests } from './resting-pointer.ts'

/** The only script that /admin loads by itself. The screens come at once, or when somebody turns to the sign-in form. */
const root = document.documentElement
// Another tab may sign in, too.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'storage']

let begun = false
let focused: HTMLInputElement | null = null

function hydrate(event?: Event) {
  // A page in the background hears of the focus that it was given here when it comes to the front.
  if (begun || rests(event) || (event?.type === 'focusin' && event.target === focused)) return
  begun = true
  for (const sign of signs) removeEventListener(sign, hydrate, true)
  import('./admin-client.tsx').catch(() => {
    document.querySelector('[data-unless-loaded]')?.removeAttribute('hidden')
  })
}

const isTaken = () => document.activeElement !== document.body || root.dataset.sent !== undefined

// Somebody may have been quicker than this script.
if (root.dataset.signIn === undefined || isTaken()) hydrate()
else {
  focused = document.querySelector('input')
  focused?.focus()
  for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true })
}
