import type { ComponentProps } from 'react'
import { Link } from '#app/link.tsx'
import { prefetch } from '#app/prefetch.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/**
 * A link within the site, which prefetches its target on hover and focus. Links to the enquiry form use a view transition,
 * in which the parcel turns into its envelope.
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
