import type { ContactSubmission } from '#contract/enquiry.ts'
import { shortTime } from '#app/admin/dates.ts'

type Changing = Pick<ContactSubmission, 'answered_at' | 'quarantined'>

/** What somebody else made of an enquiry, in a sentence, field by field. */
export function changesBetween(before: Changing, after: Changing) {
  const answer = (time: string | null) => (time ? `answered ${shortTime(time)}` : 'not answered')
  const place = (quarantined: boolean) => (quarantined ? 'in quarantine' : 'in the inbox')
  const changes = [
    before.answered_at !== after.answered_at &&
      `now ${answer(after.answered_at)}, before ${answer(before.answered_at)}`,
    before.quarantined !== after.quarantined &&
      `now ${place(after.quarantined)}, before ${place(before.quarantined)}`,
  ].filter(Boolean)
  const what = changes.length > 0 ? `: ${changes.join('; ')}` : ''
  return `Not saved. Somebody else changed this enquiry meanwhile${what}.`
}
