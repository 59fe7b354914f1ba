import { barIsOpaqueAfter, scrollOnNavigation } from './site/frame/scroll.ts'
import { failSearch, listenForSearch } from './site/frame/search/keys.ts'
import { searchRequestedEvent } from './site/frame/search/search-request.ts'
import { showToday } from './site/today.ts'
import { addTracking, captureVisit, rememberCallToAction } from './site/tracking.ts'

/** The only script that a page loads by itself: it stores the visit and loads React at the first interaction. */
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
// A middle click, which opens a new tab, dispatches auxclick instead of click.
for (const press of ['click', 'auxclick'] as const) document.addEventListener(press, remember, true)

addEventListener('formdata', addTracking)

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'input']

function hydrate() {
  for (const sign of signs) removeEventListener(sign, hydrate, true)
  // Most pages work without React, so only the pages that need it report that it could not be loaded.
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
