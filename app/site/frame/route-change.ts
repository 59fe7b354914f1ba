import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { captureVisit } from '#app/site/tracking.ts'
import { goToAnchor, goToTop } from './anchors.ts'
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
    const { key, pathname, hash } = before.current
    before.current = location
    // Anchor links followed before React has loaded all have the same key.
    if (location.key === key && location.hash === hash) return
    closeMenus()
    const moved = location.pathname !== pathname
    if (location.hash) goToAnchor(location.hash, moved ? 'instant' : 'auto')
    else goToTop()
    const told = document.title
    updateHead(document, handle?.seo, location.pathname)
    captureVisit()
    // Also when the same page was asked for again, after an error screen in its place.
    if (moved || document.title !== told) announce(document.title)
  }, [location, handle])

  return [announcement, announce] as const
}
