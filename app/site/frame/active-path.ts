import { useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'

const never = () => () => {}

/**
 * The path by which links are highlighted. The one 404 page is made for every unknown path, so there it is known only
 * once React has taken over.
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

/** Home is active only as itself, any other link on the pages below it as well. */
export function isActive(path: string, href: string) {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
}
