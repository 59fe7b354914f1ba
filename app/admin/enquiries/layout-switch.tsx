import { List, SquareKanban } from 'lucide-react'
import { Link } from '#app/navigation/link.tsx'
import { type Listing, writeListing } from './filters.ts'
import styles from './layout-switch.module.css'

/** Whether the inbox is a list or a board. The address says it, so that reload, Back and links keep it. */
export const LayoutSwitch = ({ listing }: { listing: Listing }) => (
  <nav className={styles.switch} aria-label="Layout">
    <Link to={pathOf(listing, undefined)} aria-current={listing.layout ? undefined : 'true'}>
      <List aria-hidden />
      List
    </Link>
    <Link to={pathOf(listing, 'board')} aria-current={listing.layout ? 'true' : undefined}>
      <SquareKanban aria-hidden />
      Board
    </Link>
  </nav>
)

function pathOf(listing: Listing, layout: Listing['layout']) {
  const search = writeListing({ ...listing, layout })
  return `/admin/inbox${search && `?${search}`}`
}
