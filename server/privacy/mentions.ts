import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { assertAwaited } from '#server/http/limits/abandoned.ts'

/** Small enough not to delay requests, even if every row is as long as strangers can make it. */
const batchSize = 100

/**
 * Where an address may have been written by others: messages, visitors' origins, notes of staff, and mails and events
 * about them. `owner` is the column with the id of what a row belongs to.
 */
export const places = [
  {
    table: 'contact_submissions',
    columns: [
      'name',
      'company',
      'website',
      'message',
      'lost_reason',
      'quarantine_reason',
      // A personalized link may contain an address, and may have been passed on.
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_content',
      'utm_term',
      'gclid',
      'fbclid',
      'first_source',
      'first_campaign',
      'first_touch',
      'referrer',
      'page_path',
      'origin',
    ],
  },
  // The consents keep the page on which they were given, which a link may have led to, and what the browser calls itself.
  { table: 'consents', owner: 'submission_id', columns: ['page_path', 'user_agent'] },
  { table: 'newsletter_subscribers', columns: ['page_path', 'user_agent'] },
  { table: 'one_time_tokens', owner: 'subject_id', columns: ['consent'] },
  { table: 'timeline_entries', columns: ['data'] },
  { table: 'deliveries', columns: ['data', 'reply_to'] },
  { table: 'saved_views', columns: ['name', 'query'] },
  { table: 'reply_templates', columns: ['name', 'subject', 'text'] },
] as const
type Place = (typeof places)[number]
export type Mention = { table: Place['table']; column: string; id: string }

/**
 * The address by itself, and not as a part of a longer one; as it is, or as it stands in the address of a page, which may
 * stand in another one. In JSON a line break before it is "\n", whose n is no part. It begins with the domain, and what is
 * before that is matched backwards: a text that repeats the beginning of the address would otherwise be read again from
 * each of its characters.
 */
function patternOf(email: string) {
  const [local, domain] = email.split('@', 2).map(spelled)
  const isBeginning = String.raw`(?:(?<![\w.+-])|(?<=(?<!\\)(?:\\\\)*\\[bfnrt])|(?<=%(?:25)*${otherSign}))`
  const end = `${spelled('@')}${domain}`
  return new RegExp(`${end}(?![\\w-]|\\.\\w)(?<=(${isBeginning}${local})${end})`, 'gi')
}

/** The code of a sign in the address of a page, unless it is one that continues an email address. */
const otherSign = String.raw`(?!2[BDE]|3\d|[46][1-9A-F]|5[\dAF]|7[\dA])[\dA-F]{2}`

/** Signs may be percent-encoded, and the percent signs of that again. */
const spelled = (part: string) =>
  part.replaceAll(
    /[^a-z\d]/gi,
    (sign) => `(?:\\${sign}|%(?:25)*${sign.charCodeAt(0).toString(16)})`,
  )

function without(text: string, email: string) {
  let [kept, end] = ['', 0]
  for (const { 0: rest, 1: local = '', index } of text.matchAll(patternOf(email))) {
    kept += `${text.slice(end, index - local.length)}[erased]`
    end = index + rest.length
  }
  return kept + text.slice(end)
}

/** The text without the address. A mail without a valid reply address has none: null. */
export function erasedFrom({ column }: Pick<Mention, 'column'>, text: string, email: string) {
  const erased = column === 'query' ? withoutInQuery(text, email) : without(text, email)
  return column === 'reply_to' && erased !== text ? null : erased
}

/** The filters of a view, in which a plus is a blank. */
const withoutInQuery = (query: string, email: string) =>
  `${new URLSearchParams([...new URLSearchParams(query)].map(([name, value]) => [name, without(value, email)]))}`

/**
 * Every text that contains the address, except the person's own. Read in stretches, between which requests get a turn,
 * until the signal aborts.
 */
export async function findMentions(
  db: Db,
  email: string,
  own: ReadonlySet<string>,
  signal?: AbortSignal,
) {
  const found: Mention[] = []
  for (const place of places) found.push(...(await findIn(db, place, { email, own, signal })))
  return found
}

type Search = { email: string; own: ReadonlySet<string>; signal: AbortSignal | undefined }

async function findIn(db: Db, place: Place, { email, own, signal }: Search): Promise<Mention[]> {
  const { table, columns } = place
  const owner = sql.ref('owner' in place ? place.owner : 'id')
  // Little before the "@", where a text that repeats it would be read again from each character. The rest is compared below.
  const pattern = `%${email.replace(/^.*?(?=[a-z]{0,4}@)/, '')}%`
  const all = sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  )
  const found: Mention[] = []
  for await (const stretch of stretchesOf(db, table, signal)) {
    const { rows } = await sql<{ id: string; owner: string } & Record<string, string | null>>`
      select id, ${owner} as owner, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${stretch} and replace(replace(lower(${all}), '%25', '%'), '%40', '@') like ${pattern}`.execute(
      db,
    )
    for (const row of rows) {
      if (own.has(row.owner)) continue
      await nextTurn()
      for (const column of columns) {
        const text = row[column] ?? ''
        if (erasedFrom({ column }, text, email) !== text) found.push({ table, column, id: row.id })
      }
    }
  }
  return found
}

/** Entries of the history by an actor of whom only the address is left. */
export async function findEntriesBy(db: Db, email: string, signal?: AbortSignal) {
  const found: string[] = []
  for await (const stretch of stretchesOf(db, 'timeline_entries', signal)) {
    const { rows } = await sql<{ id: string }>`select id from timeline_entries
      where ${stretch} and actor_email = ${email}`.execute(db)
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** Disjoint conditions that together cover all rows. */
async function* stretchesOf(db: Db, table: Place['table'], signal: AbortSignal | undefined) {
  for (let last = ''; ; await nextTurn()) {
    assertAwaited(signal)
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id > ${last} order by id limit 1 offset ${sql.lit(batchSize - 1)}`.execute(db)
    const end = rows[0]?.id
    yield sql`id > ${last} ${end === undefined ? sql`` : sql`and id <= ${end}`}`
    if (end === undefined) return
    last = end
  }
}
