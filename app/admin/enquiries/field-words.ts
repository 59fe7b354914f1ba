import type { ContactSubmission } from '#contract/enquiry.ts'
import { shortDay, shortTime } from '#app/admin/dates.ts'
import type { Changes } from './change.ts'
import { money } from './money.ts'
import { stageWords } from './stage-words.ts'

export type Field = keyof Changes

type Values = Pick<ContactSubmission, Field>

export const fieldNames: Record<Field, string> = {
  stage: 'Stage',
  owner_id: 'Owner',
  answered_at: 'Answered',
  follow_up_at: 'Follow-up',
  value_cents: 'Value',
  lost_reason: 'Reason',
}

/** The display text of a field's value. `nameOf` returns a person's name by id. */
export function fieldWords(field: Field, values: Partial<Values>, nameOf: (id: string) => string) {
  const { stage, owner_id, answered_at, follow_up_at, value_cents, lost_reason } = values
  const words: Record<Field, string | null | undefined> = {
    stage: stage && stageWords[stage],
    owner_id: owner_id ? nameOf(owner_id) : 'nobody',
    answered_at: answered_at ? shortTime(answered_at) : 'not answered',
    follow_up_at: follow_up_at && shortDay(follow_up_at),
    value_cents: typeof value_cents === 'number' ? money(value_cents) : null,
    lost_reason: lost_reason && `“${lost_reason}”`,
  }
  return words[field] || 'none'
}
