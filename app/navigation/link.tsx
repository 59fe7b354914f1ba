import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from './after-paint.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  /** A URL within this site, as in `href`. */
  to: string
  state?: unknown
  /** Uses a view transition, as navigations between documents do (site.css). */
  fades?: boolean
}

export const canFade = () =>
  'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches

/** Whether the router should handle a click on a link, rather than the browser. */
export function isFollowed(event: MouseEvent) {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return !event.defaultPrevented && event.button === 0 && !modified
}

/**
 * A link that the router handles, except with a modifier key or another mouse button. React Router's own link has 4 KB
 * of features that this site never uses: docs/decisions/022-no-patched-libraries.md. This one reads the current URL
 * only on a click, so that a navigation does not render every link of the page again.
 */
export function Link({ to, state, fades, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isFollowed(event)) return
    event.preventDefault()
    const { href, pathname } = event.currentTarget
    const leaves = pathname !== location.pathname
    const go = () =>
      void navigate(to, {
        // As the browser does with links to the current URL.
        replace: href === location.href,
        state,
        viewTransition: fades && leaves && canFade(),
      })
    if (leaves) go()
    else afterPaint(go)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
