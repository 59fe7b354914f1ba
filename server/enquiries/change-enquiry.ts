import { ContactSubmissionDetail, type EnquiryChange } from '#contract/enquiry.ts'
import { fieldSentence } from '#contract/messages.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { Database } from '#server/db/database.ts'
import { locked } from '#server/db/dialect.ts'
import { MINUTE } from '#server/durations.ts'
import { AppError } from '#server/errors.ts'
import { tellChanged } from './events.ts'
import { type Actor, readEnquiry, unknownEnquiry } from './inbox.ts'

/** How wrong the clock of whoever says "now" may be. */
const clockToleranceMs = 5 * MINUTE

/** Changes an enquiry that nobody else has changed since `change.version` was read. */
export function changeEnquiry(
  { db, dialect }: Database,
  id: string,
  change: EnquiryChange,
  by: Actor,
  now: Date,
): Promise<ContactSubmissionDetail> {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.change')
    const row = trx
      .selectFrom('contact_submissions')
      .select(['created_at', 'version', 'answered_at'])
      .where('id', '=', id)
    const current = await locked(row, dialect).executeTakeFirst()
    if (!current) throw unknownEnquiry()
    if (current.version !== change.version) throw stale(await readEnquiry(trx, id))
    const answered_at =
      change.answered_at === undefined
        ? current.answered_at
        : change.answered_at && answerTime(change.answered_at, new Date(current.created_at), now)
    if (answered_at === current.answered_at) return readEnquiry(trx, id)
    await trx
      .updateTable('contact_submissions')
      .set({ answered_at, version: current.version + 1 })
      .where('id', '=', id)
      .execute()
    const enquiry = await readEnquiry(trx, id)
    await tellChanged(trx, enquiry, now)
    return enquiry
  })
}

/** A problem's answer has no schema of its own, so what leaves is cut to the record's here. */
const stale = (enquiry: ContactSubmissionDetail) =>
  new AppError('stale', 'Somebody else changed this enquiry meanwhile.', {
    current: ContactSubmissionDetail.parse(enquiry),
  })

/** Between arrival and now; a clock that is a little wrong means one of the two. */
function answerTime(said: Date, received: Date, now: Date) {
  const time = said.getTime()
  if (time > now.getTime() + clockToleranceMs) throw refused('must not be in the future')
  if (time < received.getTime() - clockToleranceMs)
    throw refused('must not be before the enquiry arrived')
  const instant = Math.min(
    Math.max(time, received.getTime()),
    Math.max(now.getTime(), received.getTime()),
  )
  return new Date(instant).toISOString()
}

const refused = (message: string) =>
  new AppError('invalid', fieldSentence('answered_at', message), {
    errors: [{ path: 'answered_at', message }],
  })
