import type { ComponentProps } from 'react'
import { Link } from '#app/navigation/link.tsx'
import { prefetch } from '#app/navigation/prefetch.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/**
 * A link within the site, which prefetches its target on hover and focus, and navigates with a view transition: the
 * parcel of a page becomes the envelope of the enquiry form.
 */
export function SiteLink({ to, ...rest }: Props) {
  const fetchAhead = () => prefetch(to)
  return (
    <Link
      {...rest}
      to={to}
      fades
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
    />
  )
}
