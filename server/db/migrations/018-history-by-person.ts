import { type Kysely, sql } from 'kysely'

/** Deleting an account clears its id in the history, which without an index would be read completely. */
export async function up(db: Kysely<unknown>) {
  await sql`create index timeline_of_actor on timeline_entries (actor_id) where actor_id is not null`.execute(
    db,
  )
}
