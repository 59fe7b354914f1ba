import { v7 as uuidv7 } from 'uuid'
import type { FieldChange } from '#contract/timeline.ts'
import type { Db } from '#server/db/database.ts'
import { MINUTE } from '#contract/durations.ts'
import { addEntry } from '#server/enquiries/changes/history.ts'
import type { DemoEnquiry } from './demo-enquiries.ts'
import { notes } from './demo-words.ts'
import type { Random } from './random.ts'

export type Person = { id: string; email: string }

/** What the owner did with an enquiry, for its timeline. */
export async function addHistory(trx: Db, enquiry: DemoEnquiry, owner: Person, random: Random) {
  const { answered_at, stage, owner_id } = enquiry
  const took: FieldChange = {
    field: 'owner_id',
    before: null,
    after: owner_id,
    after_email: owner.email,
  }
  const by = { userId: owner.id, email: owner.email }
  const changed = { submissionId: enquiry.id, by, kind: 'changed' } as const
  const start = new Date(Date.parse(enquiry.created_at) + 30 * MINUTE)
  await addEntry(trx, { ...changed, data: { changes: [took] } }, start)
  if (answered_at === null) return
  const answers: FieldChange[] = [
    { field: 'answered_at', before: null, after: answered_at },
    { field: 'stage', before: 'new', after: stage },
  ]
  await addEntry(trx, { ...changed, data: { changes: answers } }, new Date(answered_at))
  if (!random.chance(0.5)) return
  const note = { text: random.pick(notes), mentions: [] }
  const noted = new Date(Date.parse(answered_at) + MINUTE)
  await addEntry(trx, { submissionId: enquiry.id, by, kind: 'note', data: note }, noted)
}

/** As the outbox leaves a message that the mail server accepted at once. */
export async function deliver(trx: Db, subjectId: string, time: Date) {
  const at = time.toISOString()
  const sent = await trx
    .updateTable('deliveries')
    .set({
      status: 'sent',
      sent_at: at,
      attempt_count: 1,
      first_attempt_at: at,
      next_attempt_at: null,
    })
    .where('subject_id', '=', subjectId)
    .returning('id')
    .execute()
  for (const { id } of sent)
    await trx
      .insertInto('delivery_attempts')
      .values({ id: uuidv7(), delivery_id: id, at, outcome: 'sent', answer: '250 OK (demo)' })
      .execute()
}
