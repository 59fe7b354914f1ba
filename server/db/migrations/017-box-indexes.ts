import { type Kysely, sql } from 'kysely'

/**
 * On PostgreSQL one index per box instead of one that begins with `quarantined`. New rows are then appended at its end,
 * where pages are filled; pages split in the middle stay half empty, so that counting read nearly twice as much.
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
