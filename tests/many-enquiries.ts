import { sql } from 'kysely'
import { numberedRows } from './numbered-rows.ts'
import type { startTestApp } from './start-test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

/** More than one segment. Each is named by its number, and one in a thousand was won. */
export const many = 20_400
/** Only these, the oldest, have words that none of the newest has. */
export const early = 18_000
export const isWon = (number: number) => number % 1_000 === 0

export async function storeMany({ database: { db, dialect } }: Server, count: number) {
  const { numbers, id } = numberedRows(dialect, count)
  // Two at each instant, which are ordered by their ids.
  const time =
    dialect === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1700000000 + at / 2, 'unixepoch')`
      : sql`to_char(to_timestamp(1700000000 + at / 2) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
  await sql`insert into contact_submissions (id, name, email, company, created_at, quarantined, stage)
    select ${id}, cast(at as text), 'a@b.example', 'C', ${time}, 0,
      case when at % 1000 = 0 then 'won' else 'new' end
    from (${numbers}) as numbers`.execute(db)
  await sql`insert into search_documents (submission_id, words)
    select id, 'all ' || case when cast(name as integer) % 1000 = 0 then 'seldom' else 'often' end
      || case when cast(name as integer) <= ${sql.lit(early)} then ' long past gone' else '' end
    from contact_submissions`.execute(db)
}

/** The position of the enquiry with this number. */
export const positionOf = (number: number) => ({
  id: `01930000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
  created_at: new Date((1_700_000_000 + Math.floor(number / 2)) * 1_000).toISOString(),
})
