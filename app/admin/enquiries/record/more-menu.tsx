import { Ellipsis } from 'lucide-react'
import { Menu, MenuItem, MenuLine } from '#app/ui/menu.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { replyLink } from './reply-link.ts'
import type { useMoveRecord } from './use-move-record.ts'

type MoreMenuProps = {
  record: PartOfEnquiry
  unread: boolean
  setUnread: (unread: boolean) => void
  move: ReturnType<typeof useMoveRecord>
  /** Set if Reply opens the composer: the menu then offers the mail program. */
  onMailOpened: (() => void) | undefined
}

/** The less frequently used actions. */
export const MoreMenu = (props: MoreMenuProps) => {
  const { record, unread, setUnread, move, onMailOpened } = props
  const { quarantined } = record
  const binned = record.binned_at !== null
  return (
    <Menu
      label="More"
      align="end"
      trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}
    >
      {onMailOpened && (
        <>
          <MenuItem
            onSelect={() => {
              location.assign(replyLink(record))
              onMailOpened()
            }}
          >
            Reply in the mail program
          </MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem hint="u" onSelect={() => setUnread(!unread)}>
        {unread ? 'Mark read' : 'Mark unread'}
      </MenuItem>
      <MenuItem hint="!" onSelect={() => move(record, { place: 'quarantine', into: !quarantined })}>
        {quarantined ? 'Not spam' : 'Spam'}
      </MenuItem>
      <MenuItem hint="#" onSelect={() => move(record, { place: 'bin', into: !binned })}>
        {binned ? 'Take out of the bin' : 'Move to the bin'}
      </MenuItem>
    </Menu>
  )
}
