import { type Kysely, sql } from 'kysely'

/** Where a saved view stands among its owner's. Those with the same place stand in the order of saving. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('saved_views')
    .addColumn('place', sql`integer`, (c) => c.notNull().defaultTo(0))
    .execute()
}
