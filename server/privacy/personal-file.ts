import type { Db } from '#server/db/database.ts'
import { inBatches } from './in-batches.ts'
import { idsOf, type Person } from './personal-data.ts'

/**
 * The copy of a person's data, for themselves: of other people's texts only where they are mentioned. Read while it is
 * sent.
 */
export async function* personalFile(db: Db, person: Person, now: Date) {
  const { email, account, mentions } = person
  yield `{\n  "email": ${JSON.stringify(email)}`
  yield* list('enquiries', person.enquiries, (ids) =>
    db.selectFrom('contact_submissions').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  )
  yield* list('consents', person.enquiries, (ids) =>
    db.selectFrom('consents').selectAll().where('submission_id', 'in', ids).execute(),
  )
  yield* list('timeline', idsOf(person.timeline), (ids) => readTimeline(db, ids))
  yield* list('subscriptions', person.subscriptions, (ids) =>
    db.selectFrom('newsletter_subscribers').selectAll().where('id', 'in', ids).execute(),
  )
  yield* list('pending_subscriptions', person.subscriptions, (ids) => readPending(db, ids))
  yield* list('invitations', person.invitations, (ids) =>
    db
      .selectFrom('invitations')
      .select(['id', 'email', 'role', 'created_at', 'expires_at'])
      .where('id', 'in', ids)
      .execute(),
  )
  yield* list('deliveries', person.deliveries, (ids) =>
    db
      .selectFrom('deliveries')
      .select(deliveryColumns)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute(),
  )
  yield* list('mentions', mentions, async (some) =>
    some.map(({ table, id }) => ({ in: table, id })),
  )
  yield `,\n  "account": ${account},\n  "exported_at": ${JSON.stringify(now.toISOString())}\n}\n`
}

const deliveryColumns = [
  'id',
  'channel',
  'kind',
  'subject_id',
  'recipient',
  'status',
  'created_at',
  'sent_at',
] as const

async function* list<Item>(
  name: string,
  items: readonly Item[],
  read: (some: Item[]) => Promise<object[]>,
) {
  yield `,\n  "${name}": [`
  let before = '\n    '
  for await (const some of inBatches(items)) {
    const rows = (await read(some)).map((row) => JSON.stringify(row))
    if (rows.length === 0) continue
    yield before + rows.join(',\n    ')
    before = ',\n    '
  }
  yield ']'
}

async function readTimeline(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('timeline_entries')
    .select(['id', 'submission_id', 'created_at', 'kind', 'data'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ data, ...entry }) => ({ ...entry, data: JSON.parse(data) as unknown }))
}

/** The consents that wait for the use of a mailed link. */
async function readPending(db: Db, subscriberIds: string[]) {
  const rows = await db
    .selectFrom('one_time_tokens')
    .select(['subject_id', 'consent'])
    .where('subject_id', 'in', subscriberIds)
    .where('consent', 'is not', null)
    .execute()
  return rows.map(({ subject_id, consent }) => ({ subject_id, ...JSON.parse(consent!) }))
}
