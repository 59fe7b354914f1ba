import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/** Restores the scroll position on Back and Forward, and starts a new page at the top. */
export function useScrollMemory() {
  const { key, pathname } = useLocation()
  const arrived = useNavigationType()
  const lastPathname = useRef(pathname)
  useLayoutEffect(() => {
    const savedTop = arrived === NavigationType.Pop ? positions.get(key) : undefined
    if (savedTop !== undefined) scrollTo({ top: savedTop, behavior: 'instant' })
    else if (lastPathname.current !== pathname) scrollTo({ top: 0, behavior: 'instant' })
    lastPathname.current = pathname
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key, pathname, arrived])
}
