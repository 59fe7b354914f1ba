import { goToAnchor } from './anchors.ts'

/** The bar turns opaque once the page is scrolled by more than this many pixels. */
export const barIsOpaqueAfter = 10

/**
 * "Every navigation scrolls the page to the top", taken to the letter: Back and Forward as well. An address with a
 * hash scrolls to its heading. A reload is no navigation and keeps its place.
 */
const everyNavigationScrollsToTop = true

const storageKey = 'anacapa.place'

/** Called by the boot script. After React has loaded, the frame handles navigations within the site. */
export function scrollOnNavigation() {
  if (!everyNavigationScrollsToTop) return
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', ({ persisted }) => persisted && goToAnchor(location.hash))
  addEventListener('popstate', () => {
    if (!('hydrated' in document.documentElement.dataset)) goToAnchor(location.hash)
  })
  addEventListener('pagehide', keepPlace)
  const place = placeBeforeReload()
  if (place !== null) whenParsed(() => scrollTo({ top: place, behavior: 'instant' }))
  else if (location.hash) whenParsed(openQuestion)
}

/** The browser itself scrolls to the anchor of a page that it loads, but leaves a question closed. */
function openQuestion() {
  if (document.querySelector('details:target')) goToAnchor(location.hash)
}

/** The browser may go to the hash once more when everything has loaded. */
function whenParsed(act: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true })
  else act()
  if (location.hash && document.readyState !== 'complete')
    addEventListener('load', act, { once: true })
}

function keepPlace() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([location.href, scrollY]))
  } catch {
    // Storage is blocked; a reload begins at the top.
  }
}

function placeBeforeReload() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'reload') return null
  try {
    const [href, top] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number]
    return href === location.href ? top : null
  } catch {
    return null
  }
}
