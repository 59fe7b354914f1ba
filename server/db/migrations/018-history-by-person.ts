import { type Kysely, sql } from 'kysely'

/** Deleting an account takes its id out of history: without an index the database reads all of history for that. */
export async function up(db: Kysely<unknown>) {
  await sql`create index timeline_of_actor on timeline_entries (actor_id) where actor_id is not null`.execute(
    db,
  )
}
