import type { ComponentProps } from 'react'
import { Link } from '#app/link.tsx'
import { prefetch } from '#app/prefetch.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/**
 * A link inside the site. What it leads to is fetched as soon as somebody is about to use it. The enquiry form fades in, since
 * the parcel becomes its envelope.
 */
export function SiteLink({ to, ...rest }: Props) {
  const fetchAhead = () => prefetch(to)
  return (
    <Link
      {...rest}
      to={to}
      fades={to.startsWith('/contact')}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
    />
  )
}
