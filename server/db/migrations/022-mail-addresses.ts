import { type Kysely, sql } from 'kysely'

/** Erasing a person asks for all mails to an address, however it was written: without an index the database reads the whole outbox for that. */
export async function up(db: Kysely<unknown>) {
  await sql`create index deliveries_to_address on deliveries (lower(recipient)) where channel = 'mail'`.execute(
    db,
  )
}
