import { sql, type Kysely } from 'kysely'

/** Whether an enquiry was answered, and by when an answer was promised. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const column = (name: string, type: typeof text | 'integer', notNull?: number) =>
    db.schema
      .alterTable('contact_submissions')
      .addColumn(name, type, (c) => (notNull === undefined ? c : c.notNull().defaultTo(notNull)))
      .execute()
  await column('version', 'integer', 1)
  await column('answered_at', text)
  await column('due_at', text)

  const promise = dialect === 'sqlite' ? sqlitePromise : postgresPromise
  await sql.raw(`update contact_submissions set due_at = ${promise('created_at')}`).execute(db)
  // Set `due_at` where an insert lacks it, as by the previous server version.
  const triggers = dialect === 'sqlite' ? sqliteTriggers : postgresTriggers
  for (const statement of triggers) await sql.raw(statement).execute(db)

  // Contains only unanswered enquiries, however many were ever answered.
  await sql`create index contact_submissions_due on contact_submissions (quarantined, due_at, id)
    where answered_at is null`.execute(db)
}

/** The promised 24 hours, in the format of all other times. */
const sqlitePromise = (from: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${from}, '+24 hours')`
const postgresPromise = (from: string) =>
  `to_char((${from}::timestamptz + interval '24 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const sqliteTriggers = [
  `create trigger contact_submissions_promise after insert on contact_submissions
   when new.due_at is null begin
     update contact_submissions set due_at = ${sqlitePromise('new.created_at')} where id = new.id;
   end`,
]

const postgresTriggers = [
  `create function contact_submissions_promise() returns trigger language plpgsql as $$
    begin
      new.due_at := ${postgresPromise('new.created_at')};
      return new;
    end $$`,
  `create trigger contact_submissions_promise before insert on contact_submissions
   for each row when (new.due_at is null) execute function contact_submissions_promise()`,
]
