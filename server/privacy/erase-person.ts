import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import { tellLive } from '#server/enquiries/live-events.ts'
import { indexMissing } from '#server/enquiries/search-documents.ts'
import { AppError } from '#server/errors.ts'
import { suppress } from '#server/newsletter/suppression.ts'
import { type Mention, without } from './mentions.ts'
import { countsOf, findPerson, type Person, some } from './personal-data.ts'

/**
 * Deletes all that is kept about an address, and takes it out of what others wrote. What stays: the trail, whose entries
 * name ids alone, and a keyed hash of the address, by which it gets no newsletter again and the erasure can be shown.
 */
export async function erasePerson(deps: AccountDeps, email: string, by: string) {
  const { database, secrets, now } = deps
  const { db, dialect } = database
  const person = await findPerson(db, email)
  if (person.account)
    throw new AppError('has_account', 'This address has an account. Delete it under People first.')
  await db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by, 'privacy.manage')
    await assertNothingUnderWay(trx, person, now())
    for (const mention of person.mentions) await eraseMention(trx, mention, email)
    await deleteRows(trx, person)
    await suppress(trx, secrets.linkKey, email, now())
    for (const { id } of person.enquiries)
      await tellLive(trx, { kind: 'enquiry.deleted', id }, now())
    const { email: _, account: __, ...counts } = countsOf(person)
    const data = { ...counts, address: markOf(secrets.linkKey, email) }
    await recordAudit(trx, { action: 'person.erased', by, data }, now())
  })
  return countsOf(person)
}

/** By which an entry of the trail can be shown to be about an address, and about nobody else. */
export const markOf = (key: Uint8Array, email: string) =>
  createHmac('sha256', key).update(`privacy:${email}`).digest('base64url').slice(0, 16)

async function assertNothingUnderWay(trx: Db, { deliveries, mentions }: Person, now: Date) {
  const ids = [...deliveries, ...mentions].map(({ id }) => id)
  const underWay = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('id', 'in', some(ids))
    .where('claim', 'is not', null)
    .where('next_attempt_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  if (underWay)
    throw new AppError('busy', 'A message about this person is on its way. Try again soon.', {
      retryAfter: 60,
    })
}

async function deleteRows(trx: Db, person: Person) {
  const ids = (rows: { id: string }[]) => some(rows.map(({ id }) => id))
  await trx.deleteFrom('deliveries').where('id', 'in', ids(person.deliveries)).execute()
  // Consents, notes, history, keys and words go with them.
  await trx.deleteFrom('contact_submissions').where('id', 'in', ids(person.enquiries)).execute()
  const linked = [...person.subscriptions, ...person.invitations]
  await trx.deleteFrom('one_time_tokens').where('subject_id', 'in', ids(linked)).execute()
  await trx
    .deleteFrom('newsletter_subscribers')
    .where('id', 'in', ids(person.subscriptions))
    .execute()
  await trx.deleteFrom('invitations').where('id', 'in', ids(person.invitations)).execute()
  // Of somebody who once worked here: what they did stays, under an id.
  await trx.deleteFrom('audit_names').where('email', '=', person.email).execute()
  await trx
    .updateTable('timeline_entries')
    .set({ actor_email: null })
    .where('actor_email', '=', person.email)
    .execute()
}

async function eraseMention(trx: Db, { table, column, id, text }: Mention, email: string) {
  const erased = without(text, email)
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${erased} where id = ${id}`.execute(
    trx,
  )
  if (table === 'deliveries') return
  const enquiry = table === 'contact_submissions' ? id : await enquiryOf(trx, id)
  if (!enquiry) return
  await trx.deleteFrom('search_documents').where('submission_id', '=', enquiry).execute()
  await indexMissing(trx, [enquiry])
}

async function enquiryOf(trx: Db, entryId: string) {
  const entry = await trx
    .selectFrom('timeline_entries')
    .select('submission_id')
    .where('id', '=', entryId)
    .executeTakeFirst()
  return entry?.submission_id
}
