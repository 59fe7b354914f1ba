import { sql, type Kysely } from 'kysely'

/**
 * Who did what, and events that concern an account's security. Entries are only ever appended; each contains the hash
 * of the one before.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const end = dialect === 'sqlite' ? sql`strict` : sql``
  await db.schema
    .createTable('audit_entries')
    .addColumn('seq', 'integer', (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('actor_id', text)
    .addColumn('subject_id', text)
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('previous_hash', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  for (const column of ['action', 'actor_id', 'subject_id'])
    await db.schema
      .createIndex(`audit_entries_${column}`)
      .on('audit_entries')
      .columns([column, 'seq'])
      .execute()
  // Identifies the newest entry. Appending locks this row until the transaction ends.
  await db.schema
    .createTable('audit_head')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  // Apart from the entries, which nobody can change: an address may have to be erased.
  await db.schema
    .createTable('audit_names')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  for (const statement of dialect === 'sqlite' ? sqliteTriggers : postgresTriggers)
    await sql.raw(statement).execute(db)
}

const refusal = 'entries of the audit trail are never changed'

/** Replacing an existing entry by an insert would delete it silently. */
const whenThere = 'when exists (select 1 from audit_entries where seq = new.seq)'

const sqliteTriggers = [
  ['update', ''],
  ['delete', ''],
  ['insert', whenThere],
].map(
  ([event, condition]) => `create trigger audit_entries_no_${event} before ${event} on audit_entries
    ${condition} begin select raise(abort, '${refusal}'); end`,
)

const postgresTriggers = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception '${refusal}'; end $$`,
  `create trigger audit_entries_kept before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
]
