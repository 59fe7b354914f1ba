import { sql } from 'kysely'
import type { PersonalData } from '#contract/privacy.ts'
import type { Db } from '#server/db/database.ts'
import { findMentions } from './mentions.ts'

/** Everything that is kept about one address. */
export async function findPerson(db: Db, email: string) {
  const ofAddress = sql<boolean>`lower(email) = ${email}`
  const enquiries = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where(ofAddress)
    .orderBy('id')
    .execute()
  const subscriptions = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email)
    .execute()
  const invitations = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .execute()
  const ids = enquiries.map(({ id }) => id)
  const subjects = [...ids, ...subscriptions.map(({ id }) => id)]
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'channel', 'kind', 'subject_id', 'recipient', 'status', 'created_at', 'sent_at'])
    .where((eb) =>
      eb.or([sql<boolean>`lower(recipient) = ${email}`, eb('subject_id', 'in', some(subjects))]),
    )
    .orderBy('id')
    .execute()
  const [consents, timeline] = await Promise.all([
    db.selectFrom('consents').selectAll().where('submission_id', 'in', some(ids)).execute(),
    db
      .selectFrom('timeline_entries')
      .select(['id', 'submission_id', 'created_at', 'kind', 'data'])
      .where('submission_id', 'in', some(ids))
      .orderBy('id')
      .execute(),
  ])
  const own = new Set([...ids, ...timeline.map(({ id }) => id), ...deliveries.map(({ id }) => id)])
  const mentions = (await findMentions(db, email)).filter(({ id }) => !own.has(id))
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return {
    email,
    enquiries,
    consents,
    timeline,
    subscriptions,
    invitations,
    deliveries,
    mentions,
    account: account !== undefined,
  }
}

export type Person = Awaited<ReturnType<typeof findPerson>>

/** Neither database takes an empty list. */
export const some = (ids: string[]) => (ids.length ? ids : [''])

export const countsOf = (person: Person): PersonalData => ({
  email: person.email,
  enquiries: person.enquiries.length,
  notes: person.timeline.filter(({ kind }) => kind === 'note').length,
  subscriptions: person.subscriptions.length,
  deliveries: person.deliveries.length,
  invitations: person.invitations.length,
  mentions: person.mentions.length,
  account: person.account,
})

/** For the person themselves: of what others wrote only that they are named in it. */
export const fileOf = ({ mentions, timeline, ...person }: Person, now: Date) => ({
  ...person,
  timeline: timeline.map(({ data, ...entry }) => ({ ...entry, data: JSON.parse(data) as unknown })),
  mentions: mentions.map(({ table, id }) => ({ in: table, id })),
  exported_at: now.toISOString(),
})
