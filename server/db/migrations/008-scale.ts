import { sql, type Kysely } from 'kysely'

/**
 * For lists of a hundred thousand enquiries: tallies also count each stage and each owner, and waiting enquiries and
 * follow-ups get their own indexes.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const raw = (statement: string) => sql.raw(statement).execute(db)
  // On PostgreSQL every enquiry updates a row; free space on its page avoids index updates.
  const end = dialect === 'sqlite' ? sql`strict, without rowid` : sql`with (fillfactor = 50)`
  await db.schema
    .createTable('enquiry_tallies')
    .addColumn('box', text, (c) => c.notNull())
    .addColumn('stage', text, (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull())
    // Empty: unowned.
    .addColumn('owner_id', text, (c) => c.notNull())
    // Each PostgreSQL connection counts in its own row, so that enquiries do not wait for one another.
    .addColumn('shard', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('enquiry_tallies_key', [...grouped, 'shard'])
    .modifyEnd(end)
    .execute()

  for (const event of ['insert', 'delete', 'update'])
    if (dialect === 'sqlite') await raw(`drop trigger tally_contact_submissions_${event}`)
    else await raw(`drop function tally_contact_submissions_${event} cascade`)
  for (const statement of dialect === 'sqlite' ? sqliteTriggers() : postgresTriggers())
    await raw(statement)
  // After the triggers, which block other writers until this transaction ends.
  await raw(`insert into enquiry_tallies (${columns})
    select ${groupOf('r')}, 0, count(*) from contact_submissions r group by 1, 2, 3, 4`)
  await raw(`delete from tallies where name like 'contact_submissions.%'`)

  const place = 'quarantined, created_at, id'
  const filters = 'owner_id, primary_need, revenue_range, first_source, first_campaign'
  await raw(`create index contact_submissions_waiting on contact_submissions (${place}, ${filters}, stage, answered_at, binned_at)
    where stage = 'new' and answered_at is null and binned_at is null`)
  await raw(`create index contact_submissions_followed on contact_submissions (${place}, follow_up_at, ${filters}, stage, answered_at, binned_at)
    where follow_up_at is not null and binned_at is null`)
  await raw('drop index contact_submissions_follow_up')
}

const grouped = ['box', 'stage', 'answered', 'owner_id'] as const
const columns = `${grouped.join(', ')}, shard, count`

/** The tally of a row. */
const groupOf = (row: string) => `
  case when ${row}.binned_at is not null then 'bin' when ${row}.quarantined = 1 then 'quarantine' else 'inbox' end,
  ${row}.stage, case when ${row}.answered_at is null then 0 else 1 end, coalesce(${row}.owner_id, '')`

function sqliteTriggers() {
  const moving = ['quarantined', 'binned_at', 'stage', 'answered_at', 'owner_id']
  const add = `insert into enquiry_tallies (${columns}) values (${groupOf('new')}, 0, 1)
    on conflict (${grouped.join(', ')}, shard) do update set count = count + 1;`
  const subtract = `update enquiry_tallies set count = count - 1
    where (${grouped.join(', ')}, shard) = (${groupOf('old')}, 0);`
  const moved = moving.map((name) => `old.${name} is not new.${name}`).join(' or ')
  const trigger = (event: string, body: string, when = '') =>
    `create trigger enquiry_tallies_${event.split(' ')[0]} after ${event} on contact_submissions ${when} begin ${body} end`
  return [
    trigger('insert', add),
    trigger('delete', subtract),
    trigger(`update of ${moving.join(', ')}`, subtract + add, `when ${moved}`),
  ]
}

/** Per statement: with a trigger per row, a restore would update the same row many times in one transaction. */
function postgresTriggers() {
  const by = 'group by 1, 2, 3, 4'
  const added = `select ${groupOf('r')}, count(*) as rows from new_rows r ${by}`
  const removed = `select ${groupOf('r')}, -count(*) as rows from old_rows r ${by}`
  const names = grouped.join(', ')
  const events = [
    { event: 'insert', changes: added, referencing: 'new table as new_rows' },
    { event: 'delete', changes: removed, referencing: 'old table as old_rows' },
    {
      event: 'update',
      changes: `${added} union all ${removed}`,
      referencing: 'new table as new_rows old table as old_rows',
    },
  ]
  return events.flatMap(({ event, changes, referencing }) => [
    `create function enquiry_tallies_${event}() returns trigger language plpgsql as $$
      begin
        insert into enquiry_tallies (${columns})
        select ${names}, pg_backend_pid() % 64, sum(rows) from (${changes}) changes (${names}, rows)
        group by ${names} having sum(rows) <> 0 order by ${names}
        on conflict (${names}, shard) do update set count = enquiry_tallies.count + excluded.count;
        return null;
      end $$`,
    `create trigger enquiry_tallies_${event} after ${event} on contact_submissions
      referencing ${referencing} for each statement execute function enquiry_tallies_${event}()`,
  ])
}
