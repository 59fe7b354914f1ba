import type { LiveEvent } from '#contract/live-event.ts'
import { rolesWith } from '#contract/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { messageOf } from './live-stream.ts'

type Person = Extract<LiveEvent, { kind: 'enquiry.replying' }>['people'][number]

/** Limits the number of rows read. */
const maxComposers = 500

/** Who has the composer of an enquiry open, as last sent to the streams. */
export class Replying {
  readonly #database: Database
  readonly #now: () => Date
  #known = new Map<string, Person[]>()
  #nextExpiry: string | undefined

  constructor({ database, now }: { database: Database; now: () => Date }) {
    this.#database = database
    this.#now = now
  }

  /** Whether a composer that was sent to the streams may have expired. */
  hasExpired() {
    return this.#nextExpiry !== undefined && this.#nextExpiry <= this.#now().toISOString()
  }

  /** Messages on the enquiries that have changed since they were last sent. */
  async changes() {
    const rows = await readReplying(this.#database, this.#now())
    this.#nextExpiry = rows.map((row) => row.expires_at).toSorted()[0]
    const before = this.#known
    this.#known = peopleById(rows)
    const ids = new Set([...before.keys(), ...this.#known.keys()])
    return [...ids]
      .filter((id) => idsOf(before.get(id)) !== idsOf(this.#known.get(id)))
      .map((id) => this.#message(id))
      .join('')
  }

  /** Messages on all of them, for a new stream. */
  current() {
    return [...this.#known.keys()].map((id) => this.#message(id)).join('')
  }

  #message(id: string) {
    return messageOf({ kind: 'enquiry.replying', id, people: this.#known.get(id) ?? [] })
  }
}

const idsOf = (people: Person[] = []) => people.map(({ id }) => id).join()

function peopleById(rows: Awaited<ReturnType<typeof readReplying>>) {
  const people = new Map<string, Person[]>()
  for (const { submission_id, user_id, email } of rows)
    people.set(submission_id, [...(people.get(submission_id) ?? []), { id: user_id, email }])
  return people
}

const readReplying = ({ db }: Database, now: Date) =>
  db
    .selectFrom('enquiry_replying')
    .innerJoin('users', 'users.id', 'enquiry_replying.user_id')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['submission_id', 'enquiry_replying.user_id', 'email', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .where('user_roles.role', 'in', rolesWith('enquiry.change'))
    .orderBy('submission_id')
    .orderBy('enquiry_replying.user_id')
    .limit(maxComposers)
    .execute()
