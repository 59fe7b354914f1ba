import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

let made = 0

/** A new database in the run's own PostgreSQL, empty or a copy of another one. */
export async function createDatabase(template?: string) {
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID}_${Date.now()}_${++made}`
  const copied = template ? ` template ${nameOf(template)}` : ''
  await query(inject('postgres'), `create database ${name}${copied}`)
  const url = new URL(inject('postgres'))
  url.pathname = name
  return url.href
}

export async function dropDatabase(url: string) {
  await lastGoodbye(url)
  await query(inject('postgres'), `drop database ${nameOf(url)} with (force)`)
}

/**
 * Deletes every row. Returns whether the database is then as good as a new copy of its template: it is not if a test
 * changed the schema, or left so many dead rows that other rows would be read more slowly.
 */
export async function clearDatabase(url: string, template: string) {
  const expected = await (schemas[template] ??= query(template, schemaState))
  const [found] = await query(url, schemaState)
  if (JSON.stringify(found) !== JSON.stringify(expected[0])) return false
  const [result] = await query(url, deleteRows)
  return Number(result?.deleted) < 2_000
}

const schemas: Record<string, Promise<Record<string, unknown>[]>> = {}

/** Any change of a table, column, constraint, index, trigger or function writes or removes a row of a catalog. */
const catalogs = ['class', 'attribute', 'attrdef', 'constraint', 'trigger', 'proc', 'namespace']
const schemaState = `select ${catalogs
  .map((name) => `(select count(*) || ' ' || max(xmin::text::bigint) from pg_${name}) as ${name}`)
  .join()}, (select string_agg(name, ',' order by name) from kysely_migration) as migrations`

/** As one statement for each table, without the triggers that would require a certain order. */
const deleteRows = `
  set session_replication_role = replica;
  do $$
    declare
      name text;
      rows bigint;
      total bigint := 0;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('delete from %I', name);
        get diagnostics rows = row_count;
        total := total + rows;
      end loop;
      for name in select sequencename from pg_sequences where schemaname = 'public' loop
        perform setval(format('%I', name), 1, false);
      end loop;
      perform set_config('test.deleted', total::text, false);
    end
  $$;
  select current_setting('test.deleted') as deleted`

/** A pool is closed a moment before its connections are. Only those that stay longer are terminated. */
async function lastGoodbye(url: string) {
  const others = `select count(*)::int as count from pg_stat_activity where datname = '${nameOf(url)}'`
  for (let wait = 0; wait < 20; wait++) {
    const [activity] = await query(inject('postgres'), others)
    if (activity?.count === 0) return
    await setTimeout(25)
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const results = await client.query(sql)
    return (Array.isArray(results) ? results.at(-1) : results).rows
  } finally {
    await client.end()
  }
}
