import { type Kysely, sql } from 'kysely'

/** Erasing a person looks for all mails to an address in any letter case, which without an index reads the whole outbox. */
export async function up(db: Kysely<unknown>) {
  await sql`create index deliveries_to_address on deliveries (lower(recipient)) where channel = 'mail'`.execute(
    db,
  )
}
