import { sql } from 'kysely'
import type { MailData, Stored } from '#contract/mail.ts'
import { type Db, type Dialect } from '#server/db/database.ts'
import { forNoKeyUpdate, forUpdate } from '#server/db/dialect.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { isBeingSent } from '#server/deliveries/claim.ts'
import { liveEventRow } from '#server/live/queue-live-event.ts'
import { inboxPath } from '#server/enquiries/inbox-path.ts'
import { rewriteWords } from '#server/enquiries/search/search-documents.ts'
import { AppError } from '#server/errors.ts'
import { inBatches } from './in-batches.ts'
import { erasedFrom, type Mention } from './mentions.ts'
import { deliveriesOf, idsOf, ofAddress } from './personal-data.ts'

/**
 * Each enquiry has words, tallies and consents. On SQLite this blocks the main thread, and on both databases other
 * writers.
 */
const enquiriesAtOnce: Record<Dialect, number> = { sqlite: 50, postgres: 200 }

/** Deletes the next enquiries of an address with their deliveries, and returns how many there were. */
export async function eraseEnquiries(trx: Db, dialect: Dialect, email: string, now: Date) {
  const next = trx
    .selectFrom('contact_submissions')
    .select('id')
    .where(ofAddress(email))
    .orderBy('created_at')
    .orderBy('id')
    .limit(enquiriesAtOnce[dialect])
  const ids = idsOf(await forUpdate(next, dialect).execute())
  if (ids.length === 0) return 0
  // Cascades to consents, notes, history, keys and words. A concurrent event about one has been written, or finds it
  // gone.
  await trx.deleteFrom('contact_submissions').where('id', 'in', ids).execute()
  await eraseDeliveries(trx, await deliveriesOf(trx, ids), now)
  await eraseFromDigests(trx, dialect, ids)
  const live_events = ids.map((id) => liveEventRow({ kind: 'enquiry.deleted', id }, now))
  await insertRows(trx, dialect, { live_events })
  return ids.length
}

/** A digest has no subject but lists several senders. Another erasure may be editing it concurrently. */
async function eraseFromDigests(trx: Db, dialect: Dialect, enquiries: string[]) {
  const all = trx
    .selectFrom('deliveries')
    .select(['id', 'data'])
    .where('kind', '=', 'digest')
    .where('subject_id', 'is', null)
    .orderBy('id')
  const digests = await forUpdate(all, dialect).execute()
  const paths = new Set(enquiries.map(inboxPath))
  for (const { id, data } of digests) {
    const digest = JSON.parse(data) as Stored<MailData['digest']>
    const others = digest.enquiries.filter(({ link }) => !paths.has(link.path))
    if (others.length === digest.enquiries.length) continue
    const changed = JSON.stringify({ ...digest, enquiries: others })
    await trx.updateTable('deliveries').set({ data: changed }).where('id', '=', id).execute()
    // A digest without any enquiry left is not sent.
    if (others.length === 0)
      await trx
        .deleteFrom('deliveries')
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where('claim', 'is', null)
        .execute()
  }
}

export async function eraseDeliveries(trx: Db, ids: string[], now: Date) {
  await assertNothingUnderWay(trx, ids, now)
  for await (const some of inBatches(ids))
    await trx.deleteFrom('deliveries').where('id', 'in', some).execute()
}

export async function assertNothingUnderWay(db: Db, deliveries: string[], now: Date) {
  for await (const ids of inBatches(deliveries))
    if (await isBeingSent(db, 'id', ids, now))
      throw new AppError('busy', 'A message about this person is on its way. Try again soon.', {
        retryAfter: 60,
      })
}

/** Each rewrites the search words of an enquiry. */
export const mentionsAtOnce = 20

export async function eraseMentions(
  trx: Db,
  dialect: Dialect,
  mentions: Mention[],
  email: string,
  now: Date,
) {
  await assertNothingUnderWay(trx, idsOf(mentions), now)
  const enquiries = await lockEnquiries(trx, dialect, mentions)
  for (const mention of mentions)
    await eraseMention(trx, dialect, mention, { email, enquiry: enquiries.get(mention.id) })
}

/**
 * The enquiries, by mention, whose search words contain the texts. They are locked before anything else of theirs, in
 * one order, as in every change.
 */
async function lockEnquiries(trx: Db, dialect: Dialect, mentions: Mention[]) {
  const of = (table: Mention['table']) => idsOf(mentions.filter((each) => each.table === table))
  const enquiries = new Map(of('contact_submissions').map((id) => [id, id]))
  const entries = of('timeline_entries')
  if (entries.length > 0) {
    const about = trx.selectFrom('timeline_entries').select(['id', 'submission_id'])
    for (const { id, submission_id } of await about.where('id', 'in', entries).execute())
      enquiries.set(id, submission_id)
  }
  if (enquiries.size > 0) {
    const rows = trx.selectFrom('contact_submissions').select('id')
    const chosen = rows.where('id', 'in', [...enquiries.values()]).orderBy('id')
    await forNoKeyUpdate(chosen, dialect).execute()
  }
  return enquiries
}

async function eraseMention(
  trx: Db,
  dialect: Dialect,
  mention: Mention,
  { email, enquiry }: { email: string; enquiry: string | undefined },
) {
  const { table, column, id } = mention
  // Read again, since it may have changed after it was found.
  const row = trx
    .selectFrom(table as 'deliveries')
    .select(sql<string | null>`${sql.ref(column)}`.as('text'))
    .where('id', '=', id)
  const text = (await forUpdate(row, dialect).executeTakeFirst())?.text
  if (!text) return
  const erased = erasedFrom(mention, text, email)
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${erased} where id = ${id}`.execute(
    trx,
  )
  if (enquiry) await rewriteWords(trx, enquiry)
}

/** For a former member of staff: their actions stay, under an id. */
export const eraseActor = (trx: Db, entries: string[]) =>
  trx
    .updateTable('timeline_entries')
    .set({ actor_email: null })
    .where('id', 'in', entries)
    .execute()
