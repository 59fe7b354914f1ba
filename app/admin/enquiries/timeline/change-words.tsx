import { Fragment, type ReactNode } from 'react'
import type { FieldChange, TimelineEntry } from '#contract/timeline.ts'
import { shortDay, shortTime } from '#app/admin/dates.ts'
import { money } from '#app/admin/enquiries/money.ts'
import { shortName } from '#app/admin/enquiries/staff.ts'
import { isStage, stageWords } from '#app/admin/enquiries/stage-words.ts'

type ChangeWordsProps = { changes: FieldChange[]; actor: TimelineEntry['actor'] }

/** "moved it from New to Won, valued it at $12,000". */
export const ChangeWords = ({ changes, actor }: ChangeWordsProps) =>
  changes.map((change, index) => (
    <Fragment key={change.field}>
      {index > 0 && ', '}
      {sentenceOf(change, actor)}
    </Fragment>
  ))

function sentenceOf(change: FieldChange, actor: TimelineEntry['actor']): ReactNode {
  const { field, before, after } = change
  if (field === 'owner_id') return ownerWords(change, actor)
  if (field === 'stage')
    return (
      <>
        moved it from {stageOf(before)} to <strong>{stageOf(after)}</strong>
      </>
    )
  if (field === 'quarantined')
    return after ? 'marked it as spam and moved it to quarantine' : 'let it out of quarantine'
  const words = setWords[field]
  return after === null || after === '' ? words.unset : words.set(String(after))
}

const setWords = {
  answered_at: {
    set: (time: string) => `said that it was answered ${shortTime(time)}`,
    unset: 'said that it was not answered',
  },
  follow_up_at: {
    set: (time: string) => `set a follow-up for ${shortDay(time)}`,
    unset: 'dropped the follow-up',
  },
  value_cents: {
    set: (cents: string) => `valued it at ${money(Number(cents))}`,
    unset: 'removed its value',
  },
  lost_reason: {
    set: (reason: string) => (
      <>
        gave the reason “<bdi>{reason}</bdi>”
      </>
    ),
    unset: 'removed the reason',
  },
  binned_at: { set: () => 'moved it to the bin', unset: 'took it out of the bin' },
}

function ownerWords(
  { after, after_email, before_email }: FieldChange,
  actor: ChangeWordsProps['actor'],
) {
  if (after === null)
    return before_email ? (
      <>
        took it from <b title={before_email}>{shortName(before_email)}</b>
      </>
    ) : (
      'made it nobody’s'
    )
  if (actor && after === actor.id) return 'took it'
  return (
    <>
      gave it to{' '}
      <b title={after_email ?? undefined}>{after_email ? shortName(after_email) : 'a colleague'}</b>
    </>
  )
}

const stageOf = (value: FieldChange['after']) =>
  isStage(value) ? stageWords[value] : String(value)
