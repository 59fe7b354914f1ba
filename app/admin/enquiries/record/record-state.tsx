import { useState } from 'react'
import { useAccount } from '#app/admin/session/use-account.ts'
import { notify } from '#app/ui/notify.ts'
import type { Change } from '#app/admin/enquiries/change.ts'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { contactedNow } from '#app/admin/enquiries/contacted.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { ClockMenu } from './clock-menu.tsx'
import { FollowUpMenu } from './follow-up-menu.tsx'
import { OwnerMenu } from './owner-menu.tsx'
import { StageMenu } from './stage-menu.tsx'

type RecordStateProps = { record: PartOfEnquiry; now: number; change: Change }

/** Stage, owner, clock and follow-up: each is a menu that opens by click or by shortcut. */
export function RecordState({ record, now, change }: RecordStateProps) {
  const { userId } = useAccount()
  const [open, setOpen] = useState<'stage' | 'owner' | 'follow-up' | null>(null)
  const menu = (name: typeof open) => ({
    record,
    change,
    open: open === name,
    setOpen: (wanted: boolean) => setOpen(wanted ? name : null),
  })
  useCommandHandlers('record', {
    stage: () => setOpen('stage'),
    assign: () => setOpen('owner'),
    followUp: () => setOpen('follow-up'),
    mine: () => {
      if (record.owner_id !== userId) change({ owner_id: userId }, 'Yours now')
      else notify.info('Already Yours', `${record.name} is assigned to you.`)
    },
    contacted: () => {
      if (record.answered_at === null) change(contactedNow(record), 'Marked contacted')
      else notify.info('Already Answered', `${record.name} has an answer.`)
    },
  })
  return (
    <>
      <StageMenu {...menu('stage')} />
      <OwnerMenu {...menu('owner')} />
      <ClockMenu record={record} now={now} change={change} />
      <FollowUpMenu {...menu('follow-up')} now={now} />
    </>
  )
}
