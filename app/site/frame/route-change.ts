import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { captureVisit } from '#app/site/tracking.ts'
import { updateHead } from './head.ts'
import { closeMenus } from './menus.ts'

/**
 * What a full page load would do, for a navigation that is none: menus close, the page stands at its top or at the
 * heading asked for, focus goes there, and the head tells of the new page. Returns what to announce, and what sets it.
 */
export function useRouteChange() {
  const location = useLocation()
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  const [announcement, announce] = useState('')
  const before = useRef(location)

  useLayoutEffect(() => {
    const { key, pathname, search } = before.current
    before.current = location
    if (location.key === key) return
    closeMenus()
    const moved = location.pathname !== pathname
    if (location.hash) goToHeading(location.hash, moved ? 'instant' : 'auto')
    else if (moved || location.search === search) goToTop()
    const told = document.title
    updateHead(document, handle?.seo, location.pathname)
    captureVisit()
    // Also when the same page was asked for again, after an error screen in its place.
    if (moved || document.title !== told) announce(document.title)
  }, [location, handle])

  return [announcement, announce] as const
}

export function goToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** On the page that is shown the way there is shown as well, unless motion is unwelcome; the style sheet knows. */
function goToHeading(hash: string, behavior: ScrollBehavior) {
  const heading = document.getElementById(decodeFragment(hash.slice(1)))
  if (!heading) return goToTop()
  if (heading instanceof HTMLDetailsElement) return goToQuestion(heading)
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ behavior })
}

/** A question that was asked for is answered. */
function goToQuestion(question: HTMLDetailsElement) {
  question.open = true
  question.querySelector('summary')?.focus({ preventScroll: true })
  question.scrollIntoView()
}

function decodeFragment(fragment: string) {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
