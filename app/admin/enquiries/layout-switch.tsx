import { List, SquareKanban } from 'lucide-react'
import { Link } from '#app/navigation/link.tsx'
import { type Listing, writeListing } from './filters.ts'
import styles from './layout-switch.module.css'
import { useBoardChosen } from './use-remembered-layout.ts'

/**
 * Whether the inbox is a list or a board. The address says it, so that reload, Back and links keep it; what was chosen
 * last is remembered for addresses that do not.
 */
export function LayoutSwitch({ listing }: { listing: Listing }) {
  const [, chooseBoard] = useBoardChosen()
  const { layout: shown = 'list' } = listing
  const link = (layout: typeof shown) => ({
    to: `/admin/inbox?${writeListing({ ...listing, layout })}`,
    'aria-current': layout === shown || undefined,
    onClick: () => chooseBoard(layout === 'board'),
  })
  return (
    <nav className={styles.switch} aria-label="Layout">
      <Link {...link('list')}>
        <List aria-hidden />
        List
      </Link>
      <Link {...link('board')}>
        <SquareKanban aria-hidden />
        Board
      </Link>
    </nav>
  )
}
