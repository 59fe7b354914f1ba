import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  to: To
  /** Whether it takes the place of the current history entry, as a link to the current address always does. */
  replace?: boolean
  state?: unknown
}

/** Whether a click on a link is the router's, and not the browser's. */
export function isFollowed(event: MouseEvent) {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return !event.defaultPrevented && event.button === 0 && !modified
}

/**
 * A link that the router follows; with a modifier key or another mouse button it is left to the browser. React Router's
 * own brings 4 KB that this site never calls: docs/decisions/022-no-patched-libraries.md.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const current = createPath(useLocation())
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isFollowed(event)) return
    event.preventDefault()
    void navigate(to, { replace: replace ?? href === current, state })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
