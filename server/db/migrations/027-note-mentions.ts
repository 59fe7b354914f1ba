import { sql, type Kysely } from 'kysely'

/** Whom the notes mention, so that somebody can list the enquiries where they are asked for something. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const create = db.schema.createTable('note_mentions')
  await (dialect === 'sqlite' ? create.modifyEnd(sql`strict`) : create)
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('entry_id', text, (c) =>
      c.notNull().references('timeline_entries.id').onDelete('cascade'),
    )
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('submission_id', text, (c) =>
      c.notNull().references('contact_submissions.id').onDelete('cascade'),
    )
    .addUniqueConstraint('note_mentions_of_note', ['entry_id', 'user_id'])
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('note_mentions').columns(columns).execute()
  await index('note_mentions_of_user', ['user_id', 'submission_id'])
  await index('note_mentions_of_enquiry', ['submission_id'])

  // Notes contain the addresses that they mention; a removed note only those that it had reached.
  const { id, mentioned, removed } = spelled[dialect]
  await sql`insert into note_mentions (id, entry_id, user_id, submission_id)
    select ${id}, entry.id, users.id, entry.submission_id
    from timeline_entries entry cross join ${mentioned} join users on users.email = mention.value
    where entry.kind = 'note' and entry.data like '%"mentions":["%' and ${removed} is null
      and users.id is distinct from entry.actor_id`.execute(db)
}

const byte = (many: number) => sql`lower(hex(randomblob(${sql.lit(many)})))`

const spelled = {
  sqlite: {
    id: sql`${byte(4)} || '-' || ${byte(2)} || '-4' || substr(${byte(2)}, 2) || '-8' || substr(${byte(2)}, 2) || '-' || ${byte(6)}`,
    mentioned: sql`json_each(entry.data, '$.mentions') mention`,
    removed: sql`json_extract(entry.data, '$.removed_at')`,
  },
  postgres: {
    id: sql`gen_random_uuid()::text`,
    mentioned: sql`json_array_elements_text(entry.data::json -> 'mentions') mention (value)`,
    removed: sql`entry.data::json ->> 'removed_at'`,
  },
}
