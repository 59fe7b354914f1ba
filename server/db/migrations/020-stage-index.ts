import { type Kysely, sql } from 'kysely'

/**
 * How many of one stage have a frequent word: PostgreSQL read the index of the whole inbox to name those of the stage,
 * which was a third of such a count. With all that lists are narrowed by, like that one.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'sqlite') return
  const filters =
    'answered_at, owner_id, follow_up_at, primary_need, revenue_range, first_source, first_campaign, quarantined, binned_at'
  await sql
    .raw(
      `create index contact_submissions_stage on contact_submissions (stage, created_at, id, ${filters})
      where binned_at is null and quarantined = 0`,
    )
    .execute(db)
}
