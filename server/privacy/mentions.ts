import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Small enough not to delay requests. */
const batchSize = 2_000

/** Where somebody may have written an address: messages of others, notes of staff, and deliveries about either. */
const places = [
  { table: 'contact_submissions', column: 'message' },
  { table: 'contact_submissions', column: 'lost_reason' },
  { table: 'timeline_entries', column: 'data' },
  { table: 'deliveries', column: 'data' },
] as const
type Place = { table: (typeof places)[number]['table']; column: (typeof places)[number]['column'] }
export type Mention = Place & { id: string }

/** The address by itself, and not as a part of a longer one. In JSON a line break before it is "\n", whose n is no part. */
const patternOf = (email: string) =>
  new RegExp(
    `(?:(?<![\\w.+-])|(?<=(?<!\\\\)(?:\\\\\\\\)*\\\\[bfnrt]))${escaped(email)}(?![\\w-]|\\.\\w)`,
    'gi',
  )

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

export const without = (text: string, email: string) =>
  text.replaceAll(patternOf(email), '[erased]')

/** Every text but the person's own that names the address, read in stretches between which other requests have their turn. */
export async function findMentions(db: Db, email: string, own: ReadonlySet<string>) {
  const found: Mention[] = []
  for (const place of places) found.push(...(await findIn(db, place, email, own)))
  return found
}

async function findIn(
  db: Db,
  { table, column }: Place,
  email: string,
  own: ReadonlySet<string>,
): Promise<Mention[]> {
  const pattern = `%${email.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found: Mention[] = []
  for await (const stretch of stretchesOf(db, table)) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, ${sql.ref(column)} as text from ${sql.table(table)}
      where ${stretch} and lower(${sql.ref(column)}) like ${pattern} escape '\\'`.execute(db)
    for (const { id, text } of rows)
      if (!own.has(id) && without(text, email) !== text) found.push({ table, column, id })
  }
  return found
}

/** The entries of history that say somebody did something, of whom only the address is known any more. */
export async function findEntriesBy(db: Db, email: string) {
  const found: string[] = []
  for await (const stretch of stretchesOf(db, 'timeline_entries')) {
    const { rows } = await sql<{ id: string }>`select id from timeline_entries
      where ${stretch} and actor_email = ${email}`.execute(db)
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** Conditions that hold for some rows each, and together for all. */
async function* stretchesOf(db: Db, table: Place['table']) {
  for (let last = ''; ; await nextTurn()) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id > ${last} order by id limit 1 offset ${sql.lit(batchSize - 1)}`.execute(db)
    const end = rows[0]?.id
    yield sql`id > ${last} ${end === undefined ? sql`` : sql`and id <= ${end}`}`
    if (end === undefined) return
    last = end
  }
}
