import { sql } from 'kysely'
import type { PersonalData } from '#contract/privacy.ts'
import type { Db } from '#server/db/database.ts'
import { inBatches } from './in-batches.ts'
import { findEntriesBy, findMentions } from './mentions.ts'

/** Where all data about an address is. Texts are read on demand, because there may be many. */
export async function findPerson(db: Db, email: string, signal?: AbortSignal) {
  const found = await findOwn(db, email)
  const { enquiries, subscriptions } = found
  const timeline: { id: string; kind: string }[] = []
  for await (const some of inBatches(enquiries))
    timeline.push(
      ...(await db
        .selectFrom('timeline_entries')
        .select(['id', 'kind'])
        .where('submission_id', 'in', some)
        .orderBy('id')
        .execute()),
    )
  const deliveries = await deliveriesAbout(db, email, [...enquiries, ...subscriptions])
  const own = new Set([...enquiries, ...idsOf(timeline), ...deliveries, ...subscriptions])
  const mentions = await findMentions(db, email, own, signal)
  // For former staff, the audit trail and the history contain the address.
  const names = idsOf(
    await db.selectFrom('audit_names').select('id').where('email', '=', email).execute(),
  )
  const entries = await findEntriesBy(db, email, signal)
  return { email, ...found, timeline, deliveries, mentions, names, entries }
}

export type Person = Awaited<ReturnType<typeof findPerson>>

export const ofAddress = (email: string) => sql<boolean>`lower(email) = ${email}`

/** The rows that are stored under the address itself. */
export async function findOwn(db: Db, email: string) {
  const enquiries = idsOf(
    await db
      .selectFrom('contact_submissions')
      .select('id')
      .where(ofAddress(email))
      .orderBy('id')
      .execute(),
  )
  const subscriptions = idsOf(
    await db.selectFrom('newsletter_subscribers').select('id').where('email', '=', email).execute(),
  )
  const invitations = idsOf(
    await db.selectFrom('invitations').select('id').where('email', '=', email).execute(),
  )
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return { enquiries, subscriptions, invitations, account: account !== undefined }
}

export const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Deliveries to the address, and those about what it sent. */
export async function deliveriesAbout(db: Db, email: string, subjects: string[]) {
  const toAddress = await db
    .selectFrom('deliveries')
    .select('id')
    .where(sql<boolean>`channel = 'mail' and lower(recipient) = ${email}`)
    .execute()
  return [...new Set([...idsOf(toAddress), ...(await deliveriesOf(db, subjects))])].toSorted()
}

export async function deliveriesOf(db: Db, subjects: string[]) {
  const found: string[] = []
  const deliveries = db.selectFrom('deliveries').select('id').orderBy('id')
  for await (const some of inBatches(subjects))
    found.push(...idsOf(await deliveries.where('subject_id', 'in', some).execute()))
  return found
}

export const countsOf = (person: Person): PersonalData => ({
  email: person.email,
  enquiries: person.enquiries.length,
  notes: person.timeline.filter(({ kind }) => kind === 'note').length,
  subscriptions: person.subscriptions.length,
  deliveries: person.deliveries.length,
  invitations: person.invitations.length,
  mentions: person.mentions.length + person.names.length + person.entries.length,
  account: person.account,
})
