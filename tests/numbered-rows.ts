import { sql } from 'kysely'

/** For inserts of many rows: a query of the numbers from 1 to `count` as `at`, and an id that ends with the number. */
export const numberedRows = (dialect: 'sqlite' | 'postgres', count: number) =>
  dialect === 'sqlite'
    ? {
        numbers: sql`with recursive n(at) as (select 1 union all select at + 1 from n where at < ${count}) select at from n`,
        id: sql`printf('01930000-0000-7000-8000-%012x', at)`,
      }
    : {
        numbers: sql`select at from generate_series(1, ${count}) as at`,
        id: sql`'01930000-0000-7000-8000-' || lpad(to_hex(at), 12, '0')`,
      }
