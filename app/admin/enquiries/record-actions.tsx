import { useCommandHandlers } from './commands.ts'
import { MoreMenu } from './more-menu.tsx'
import type { PartOfEnquiry } from './queries.ts'
import { ReplyButton } from './reply-button.tsx'
import { useMoveRecord } from './use-move-record.ts'

type RecordActionsProps = {
  record: PartOfEnquiry
  unread: boolean
  setUnread: (unread: boolean) => void
  compose: (() => void) | undefined
  onMailOpened: () => void
}

/** Reply, and what is done seldom. */
export function RecordActions(props: RecordActionsProps) {
  const { record, unread, setUnread, compose, onMailOpened } = props
  const move = useMoveRecord(record)
  useCommandHandlers('record', {
    unread: () => setUnread(!unread),
    spam: () => move('quarantine', !record.quarantined),
    bin: () => move('bin', record.binned_at === null),
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
      <ReplyButton record={record} compose={compose} onMailOpened={onMailOpened} />
    </>
  )
}
