import { navigationType } from '#app/navigation/navigation-type.ts'

/** The bar turns opaque once the page is scrolled by more than this many pixels. */
export const barIsOpaqueAfter = 10

/**
 * "Every navigation scrolls the page to the top" includes Back and Forward. A URL with a hash scrolls to its target. A
 * reload is not a navigation, so it keeps the position.
 */
const everyNavigationScrollsToTop = true

const storageKey = 'anacapa.place'

/**
 * Called by the inline script: restores the position before a reload, or expands the question that the hash names.
 * Returns the restored position in pixels, or 0.
 */
export function scrollAtStart() {
  if (!everyNavigationScrollsToTop) return 0
  history.scrollRestoration = 'manual'
  const place = placeBeforeReload()
  const show = () => {
    const question = document.querySelector<HTMLDetailsElement>('details:target')
    if (question) question.open = true
    // Jumps without animation, because smooth scrolling is only enabled by the complete style sheets.
    if (place) scrollTo(0, place)
    else question?.scrollIntoView()
  }
  // The browser may scroll to the hash again when everything has loaded.
  addEventListener('DOMContentLoaded', show)
  addEventListener('load', show)
  show()
  return place
}

/** Called by the boot script. Once React has loaded, the frame handles navigations within the site. */
export function scrollOnNavigation() {
  if (!everyNavigationScrollsToTop) return
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', ({ persisted }) => persisted && showAnchor())
  addEventListener('popstate', () => 'hydrated' in document.documentElement.dataset || showAnchor())
  // A busy browser shows the next document before `pagehide` fires here.
  addEventListener('scrollend', keepPlace)
  addEventListener('pagehide', keepPlace)
  // This script may have been loaded by a scroll that has already ended, or by a click on an anchor link.
  keepPlace()
  if (location.hash && document.documentElement.dataset.placed == null) showAnchor()
}

/** Scrolls to the target of the hash, and expands it if it is a question. Without a target it scrolls to the top. */
function showAnchor() {
  const target = document.getElementById(location.hash.slice(1))
  // The anchor's position is measured from the top, so lay out everything above it (frame.module.css).
  if (target) document.documentElement.dataset.placed = ''
  if (target instanceof HTMLDetailsElement) target.open = true
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

function keepPlace() {
  try {
    sessionStorage.setItem(storageKey, scrollY + location.href)
  } catch {
    // Storage is blocked; a reload will start at the top.
  }
}

function placeBeforeReload() {
  try {
    const kept = navigationType() == 'reload' && sessionStorage.getItem(storageKey)
    return kept && kept.endsWith(location.href) ? parseFloat(kept) : 0
  } catch {
    // Storage is blocked.
    return 0
  }
}
