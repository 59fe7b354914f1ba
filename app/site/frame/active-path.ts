import { useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'

const never = () => () => {}

/**
 * The path that decides which links are highlighted. One 404 page is served for every unknown path, so there the path
 * is only known after hydration.
 */
export function useActivePath() {
  const { pathname } = useLocation()
  const unknown = useMatches().at(-1)?.params['*'] !== undefined
  return useSyncExternalStore(
    never,
    () => pathname,
    () => (unknown ? '' : pathname),
  )
}

/** The home link is active only on the home page, any other link also on the pages below it. */
export function isActive(path: string, href: string) {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
}
