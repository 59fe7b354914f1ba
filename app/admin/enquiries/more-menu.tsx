import { Ellipsis } from 'lucide-react'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { IconButton } from '#app/admin/icon-button.tsx'
import type { PartOfEnquiry } from './queries.ts'

type MoreMenuProps = {
  record: PartOfEnquiry
  unread: boolean
  setUnread: (unread: boolean) => void
  move: (place: 'quarantine' | 'bin', into: boolean) => void
}

/** What is done seldom. */
export const MoreMenu = ({ record, unread, setUnread, move }: MoreMenuProps) => {
  const { quarantined } = record
  const binned = record.binned_at !== null
  return (
    <Menu
      label="More"
      align="end"
      trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}
    >
      <MenuItem hint="u" onSelect={() => setUnread(!unread)}>
        {unread ? 'Mark read' : 'Mark unread'}
      </MenuItem>
      <MenuItem hint="!" onSelect={() => move('quarantine', !quarantined)}>
        {quarantined ? 'Not spam' : 'Spam'}
      </MenuItem>
      <MenuItem hint="#" onSelect={() => move('bin', !binned)}>
        {binned ? 'Take out of the bin' : 'Move to the bin'}
      </MenuItem>
    </Menu>
  )
}
