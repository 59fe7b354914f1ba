import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  /** An address of this site, as in `href`. */
  to: string
  /** Whether it takes the place of the current history entry, as a link to the current address always does. */
  replace?: boolean
  state?: unknown
  /** Whether another page fades in over this one, as where the browser itself goes there (site.css). */
  fades?: boolean
}

export const canFade = () =>
  'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches

/** A press is seen before the router works on it, which within a page takes longer than a frame of a phone. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/** Whether a click on a link is the router's, and not the browser's. */
export function isFollowed(event: MouseEvent) {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return !event.defaultPrevented && event.button === 0 && !modified
}

/**
 * A link that the router follows; with a modifier key or another mouse button it is left to the browser. React Router's
 * own brings 4 KB that this site never calls: docs/decisions/022-no-patched-libraries.md. It reads the current address only
 * when it is followed, so that a navigation does not render every link of the page again.
 */
export function Link({ to, replace, state, fades, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isFollowed(event)) return
    event.preventDefault()
    const { href, pathname } = event.currentTarget
    const leaves = pathname !== location.pathname
    const go = () =>
      void navigate(to, {
        replace: replace ?? href === location.href,
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
