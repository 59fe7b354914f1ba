import { type Kysely, sql } from 'kysely'

/**
 * On PostgreSQL an index for each box instead of one that begins with `quarantined`. New rows then come at its end, where
 * pages are filled; in the middle each is left half empty, and what is read to count was nearly twice as much.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'sqlite') return
  const raw = (statement: string) => sql.raw(statement).execute(db)
  const columns =
    'created_at, id, stage, answered_at, owner_id, follow_up_at, primary_need, revenue_range, first_source, first_campaign, quarantined, binned_at'
  for (const [box, quarantined] of [
    ['inbox', 0],
    ['quarantine', 1],
  ] as const)
    await raw(`create index contact_submissions_${box} on contact_submissions (${columns})
      where binned_at is null and quarantined = ${quarantined}`)
  await raw('drop index contact_submissions_newest')
}
