import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { SubscribersQuery } from '#contract/newsletter.ts'
import type { SubscriberState } from '#contract/subscriber-state.ts'
import type { Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { readTallies } from '#server/db/tallies.ts'

const table = 'newsletter_subscribers'

export type SubscriberFilters = Pick<SubscribersQuery, 'state' | 'q'>

/** Newest first. With a filter `total` is null, because counting would read the whole table. */
export async function listSubscribers(db: Db, { state, q, ...query }: SubscribersQuery) {
  const [page, total] = await Promise.all([
    pageOfSubscribers(db, { state, q }, query),
    state || q ? null : countSubscribers(db, {}),
  ])
  return { ...page, total }
}

/** With a filter this reads the whole table. */
export async function countSubscribers(db: Db, filters: SubscriberFilters) {
  if (!filters.state && !filters.q) return readTallies(db, [table])
  const counted = matching(db, filters).select((eb) => eb.fn.countAll().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

export const pageOfSubscribers = (
  db: Db,
  filters: SubscriberFilters,
  place: { limit: number; cursor?: string | undefined },
) => pageBy(matching(db, filters).selectAll(), table, place)

function matching(db: Db, { state, q }: SubscriberFilters) {
  const all = db.selectFrom(table)
  const inState = state ? all.where(conditions[state]) : all
  return q ? withText(inState, q) : inState
}

const conditions: Record<SubscriberState, ReturnType<typeof sql<SqlBool>>> = {
  waiting: sql`confirmed_at is null and unsubscribed_at is null`,
  confirmed: sql`confirmed_at is not null and unsubscribed_at is null`,
  unsubscribed: sql`unsubscribed_at is not null`,
}

function withText<Row>(query: SelectQueryBuilder<Tables, typeof table, Row>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return query.where(sql<SqlBool>`email like ${pattern} escape '\\'`)
}
