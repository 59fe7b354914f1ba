import { type Kysely, sql } from 'kysely'

/** Mails that no stranger caused are sent first, and are found without reading however many of the others wait. */
export async function up(db: Kysely<unknown>) {
  await sql`create index deliveries_due_first on deliveries (channel, next_attempt_at)
    where status = 'waiting'
      and kind not in ('visitor_confirmation', 'newsletter_confirmation', 'resource_guide')`.execute(
    db,
  )
}
