import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { captureVisit } from '#app/site/tracking.ts'
import { goToAnchor, goToTop } from './anchors.ts'
import { updateHead } from './head.ts'
import { closeMenus } from './menus.ts'

/**
 * Does for a navigation within the site what a page load would do: closes menus, scrolls to the top or to the target of
 * the hash, moves the focus there, and updates the head. Returns the announcement for screen readers, and its setter.
 */
export function useRouteChange() {
  const location = useLocation()
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  const [announcement, announce] = useState('')
  const before = useRef(location)

  useLayoutEffect(() => {
    const { key, pathname, hash } = before.current
    before.current = location
    // Anchor links that were followed before React loaded all have the same key.
    if (location.key === key && location.hash === hash) return
    closeMenus()
    const moved = location.pathname !== pathname
    // The recorded height is that of the previous page, and anchors are measured from the top, so lay out all
    // (frame.module.css).
    document.documentElement.dataset.placed = ''
    if (location.hash) goToAnchor(location.hash, moved ? 'instant' : 'auto')
    else goToTop()
    const told = document.title
    updateHead(document, handle?.seo, location.pathname)
    captureVisit()
    // Also if the page is the same as before an error screen.
    if (moved || document.title !== told) announce(document.title)
  }, [location, handle])

  return [announcement, announce] as const
}
