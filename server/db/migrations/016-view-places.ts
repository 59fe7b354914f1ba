import { type Kysely, sql } from 'kysely'

/** The position of a saved view among its owner's. Views with the same position are in the order of saving. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('saved_views')
    .addColumn('place', sql`integer`, (c) => c.notNull().defaultTo(0))
    .execute()
}
