import { sql, type Kysely } from 'kysely'

/**
 * Lists show their number of rows, and counting a million takes longer than reading a page. So triggers keep tallies in
 * the transaction of every change: no statement can forget them, not even a cascade.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  // On PostgreSQL every enquiry updates a row; free space on its page avoids index updates.
  const end = dialect === 'sqlite' ? sql`strict, without rowid` : sql`with (fillfactor = 50)`
  await db.schema
    .createTable('tallies')
    .addColumn('name', text, (c) => c.notNull())
    // Each PostgreSQL connection counts in its own row, so that enquiries do not wait for one another.
    .addColumn('shard', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['name', 'shard'])
    .modifyEnd(end)
    .execute()

  for (const counted of tables) await keepTally(db, dialect, counted)

  await db.schema
    .createIndex('idempotency_keys_submission')
    .on('idempotency_keys')
    .column('submission_id')
    .execute()
  await db.schema
    .createIndex('user_roles_newest_of_role')
    .on('user_roles')
    .columns(['role', 'created_at', 'id'])
    .execute()
}

type Counted = {
  table: string
  /** The columns whose change moves a row to another tally. */
  columns?: string[]
  /** The tally of a row. */
  nameOf: (row: string) => string
}

const tables: Counted[] = [
  {
    table: 'contact_submissions',
    columns: ['quarantined'],
    nameOf: (row) =>
      `case ${row}.quarantined when 1 then 'contact_submissions.quarantine' else 'contact_submissions.inbox' end`,
  },
  { table: 'user_roles', columns: ['role'], nameOf: (row) => `'user_roles.' || ${row}.role` },
  { table: 'newsletter_subscribers', nameOf: () => `'newsletter_subscribers'` },
]

/** Later migrations use it for their tables, too. */
export async function keepTally(
  db: Kysely<unknown>,
  dialect: 'sqlite' | 'postgres',
  counted: Counted,
) {
  const statements = dialect === 'sqlite' ? sqliteTriggers(counted) : [...postgresTriggers(counted)]
  for (const statement of statements) await sql.raw(statement).execute(db)
  // After the triggers, which block other writers until this transaction ends.
  await sql
    .raw(
      `insert into tallies (name, shard, count)
       select ${counted.nameOf('r')}, 0, count(*) from ${counted.table} r group by 1`,
    )
    .execute(db)
}

function sqliteTriggers({ table, columns = [], nameOf }: Counted) {
  const trigger = (event: string, body: string, when = '') =>
    `create trigger tally_${table}_${event.split(' ')[0]} after ${event} on ${table} ${when} begin ${body} end`
  const add = `insert into tallies (name, shard, count) values (${nameOf('new')}, 0, 1)
    on conflict (name, shard) do update set count = count + 1;`
  const subtract = `update tallies set count = count - 1 where name = ${nameOf('old')} and shard = 0;`
  const moved = `when ${columns.map((name) => `old.${name} is not new.${name}`).join(' or ')}`
  return [
    trigger('insert', add),
    trigger('delete', subtract),
    ...(columns.length > 0
      ? [trigger(`update of ${columns.join(', ')}`, subtract + add, moved)]
      : []),
  ]
}

/** Per statement: with a trigger per row, a restore would update the same row many times in one transaction. */
function* postgresTriggers({ table, nameOf }: Counted) {
  const added = `select ${nameOf('r')} as name, count(*) as rows from new_rows r group by 1`
  const removed = `select ${nameOf('r')} as name, -count(*) as rows from old_rows r group by 1`
  const events = [
    { event: 'insert', changes: added, referencing: 'new table as new_rows' },
    { event: 'delete', changes: removed, referencing: 'old table as old_rows' },
    {
      event: 'update',
      changes: `${added} union all ${removed}`,
      referencing: 'new table as new_rows old table as old_rows',
    },
  ]
  for (const { event, changes, referencing } of events) {
    yield `create function tally_${table}_${event}() returns trigger language plpgsql as $$
      begin
        insert into tallies (name, shard, count)
        select name, pg_backend_pid() % 64, sum(rows) from (${changes}) changes
        group by name having sum(rows) <> 0 order by name
        on conflict (name, shard) do update set count = tallies.count + excluded.count;
        return null;
      end $$`
    yield `create trigger tally_${table}_${event} after ${event} on ${table}
      referencing ${referencing} for each statement execute function tally_${table}_${event}()`
  }
}
