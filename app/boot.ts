import { barIsOpaqueAfter, scrollOnNavigation } from './site/frame/scroll.ts'
import { failSearch, listenForSearch } from './site/frame/search/keys.ts'
import { searchRequestedEvent } from './site/frame/search/search-request.ts'
import { showToday } from './site/today.ts'
import { addTracking, captureVisit, rememberCallToAction } from './site/tracking.ts'

/** The only script that a page loads by itself: it remembers the visit and brings React when somebody needs it. */
const root = document.documentElement

captureVisit()
showToday(document)
listenForSearch()
scrollOnNavigation()

const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > barIsOpaqueAfter)
addEventListener('scroll', markScrolled, { passive: true })
markScrolled()

function remember({ target, button }: MouseEvent) {
  const link = target instanceof Element && target.closest('a[data-origin]')
  if (link && button < 2) rememberCallToAction(link)
}
// A middle click, which opens a tab, is no click.
for (const press of ['click', 'auxclick'] as const) document.addEventListener(press, remember, true)

addEventListener('formdata', addTracking)

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'input']

function hydrate() {
  for (const sign of signs) removeEventListener(sign, hydrate, true)
  // Most pages work without it: there, a script that cannot be had is nothing to disturb the reader with.
  import('./client.tsx').catch(() => {
    document.querySelector('[data-unless-loaded]')?.removeAttribute('hidden')
    failSearch()
    addEventListener(searchRequestedEvent, failSearch)
  })
}

const when = root.dataset.hydrate
if (when === 'now') hydrate()
else for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true })
if (when === 'idle')
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(hydrate) : setTimeout(hydrate, 200),
  )
