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
import { inBatches } from './in-batches.ts'
import { type Mention, without } from './mentions.ts'
import { countsOf, deliveriesOf, findOwn, findPerson, idsOf, type Person } from './personal-data.ts'

/**
 * Deletes all that is kept about an address, and takes it out of what others wrote. What stays: the trail, whose entries
 * name ids alone, and a keyed hash of the address, by which it gets no newsletter again and the erasure can be shown.
 */
export async function erasePerson(deps: AccountDeps, email: string, by: string) {
  const { database, secrets, now } = deps
  const { db, dialect } = database
  const found = await findPerson(db, email)
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by, 'privacy.manage')
    // The search took its time, and the person wrote or was written to meanwhile.
    const person = { ...found, ...(await findOwn(trx, email)) }
    if (person.account)
      throw new AppError(
        'has_account',
        'This address has an account. Delete it under People first.',
      )
    for (const mention of person.mentions) await eraseMention(trx, mention, email)
    await deleteRows(trx, person, now())
    await suppress(trx, secrets.linkKey, email, now())
    // Who hears of more than a hundred at once loads everything anew.
    for (const id of person.enquiries.slice(0, 200))
      await tellLive(trx, { kind: 'enquiry.deleted', id }, now())
    const { email: _, account: __, ...counts } = countsOf(person)
    const data = { ...counts, address: markOf(secrets.linkKey, email) }
    await recordAudit(trx, { action: 'person.erased', by, data }, now())
    return countsOf(person)
  })
}

/** By which an entry of the trail can be shown to be about an address, and about nobody else. */
export const markOf = (key: Uint8Array, email: string) =>
  createHmac('sha256', key).update(`privacy:${email}`).digest('base64url').slice(0, 16)

async function assertNothingUnderWay(trx: Db, deliveries: string[], now: Date) {
  for await (const ids of inBatches(deliveries)) {
    const underWay = await trx
      .selectFrom('deliveries')
      .select('id')
      .where('id', 'in', ids)
      .where('claim', 'is not', null)
      .where('next_attempt_at', '>', now.toISOString())
      .limit(1)
      .executeTakeFirst()
    if (underWay)
      throw new AppError('busy', 'A message about this person is on its way. Try again soon.', {
        retryAfter: 60,
      })
  }
}

async function deleteRows(trx: Db, person: Person, now: Date) {
  // Consents, notes, history, keys and words go with them. Whoever tells of one of them has done so, or finds it gone.
  await deleteByIds(trx, 'contact_submissions', person.enquiries)
  const { enquiries, subscriptions, mentions } = person
  const told = await deliveriesOf(trx, [...enquiries, ...subscriptions])
  const deliveries = [...new Set([...person.deliveries, ...told])]
  await assertNothingUnderWay(trx, [...deliveries, ...idsOf(mentions)], now)
  await deleteByIds(trx, 'deliveries', deliveries)
  for await (const some of inBatches([...person.subscriptions, ...person.invitations]))
    await trx.deleteFrom('one_time_tokens').where('subject_id', 'in', some).execute()
  await deleteByIds(trx, 'newsletter_subscribers', person.subscriptions)
  await deleteByIds(trx, 'invitations', person.invitations)
  // Of somebody who once worked here: what they did stays, under an id.
  await trx.deleteFrom('audit_names').where('email', '=', person.email).execute()
  await trx
    .updateTable('timeline_entries')
    .set({ actor_email: null })
    .where('actor_email', '=', person.email)
    .execute()
}

type Erased = 'deliveries' | 'contact_submissions' | 'newsletter_subscribers' | 'invitations'

async function deleteByIds(trx: Db, table: Erased, ids: string[]) {
  for await (const some of inBatches(ids))
    await trx.deleteFrom(table).where('id', 'in', some).execute()
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
