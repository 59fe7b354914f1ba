import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { MoreMenu } from './more-menu.tsx'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { ReplyButton } from './reply-button.tsx'
import { useMoveRecord } from './use-move-record.ts'

type RecordActionsProps = {
  record: PartOfEnquiry
  unread: boolean
  setUnread: (unread: boolean) => void
  isMailUnknown: boolean
  compose: (() => void) | undefined
  onMailOpened: () => void
}

/** The reply button and the menu of less frequently used actions. */
export function RecordActions(props: RecordActionsProps) {
  const { record, unread, setUnread, isMailUnknown, compose, onMailOpened } = props
  const move = useMoveRecord()
  useCommandHandlers('record', {
    unread: () => setUnread(!unread),
    spam: () => move(record, { place: 'quarantine', into: !record.quarantined }),
    bin: () => move(record, { place: 'bin', into: record.binned_at === null }),
  })
  return (
    <>
      <MoreMenu
        record={record}
        unread={unread}
        setUnread={setUnread}
        move={move}
        onMailOpened={compose && onMailOpened}
      />
      <ReplyButton
        record={record}
        isMailUnknown={isMailUnknown}
        compose={compose}
        onMailOpened={onMailOpened}
      />
    </>
  )
}
