import { sql } from 'kysely'
import { browserName } from '#contract/browser-name.ts'
import type { PageQuery } from '#contract/page.ts'
import type { Person, PersonSession } from '#contract/person.ts'
import type { Database, Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import { openEnquiriesOf } from '#server/db/enquiry-tallies.ts'
import { readTallies } from '#server/db/tallies.ts'
import { AppError } from '#server/errors.ts'
import { confirmedFactor } from '#server/accounts/second-factor/confirmed-factors.ts'
import { passkeyCount } from '#server/accounts/passkeys/passkeys.ts'
import { deviceNames } from './name-device.ts'
import { areExpired } from '#server/accounts/sessions/sessions.ts'

/** All accounts, newest first, with their usage. */
export async function listPeople({ db }: Database, query: PageQuery, now: Date) {
  const [page, total] = await Promise.all([
    pageBy(accounts(db), 'users', query),
    readTallies(db, ['user_roles.user', 'user_roles.admin']),
  ])
  return { ...page, rows: await withUsage(db, page.rows, now), total }
}

export async function readPerson(db: Db, id: string, now: Date): Promise<Person> {
  const row = await accounts(db).where('users.id', '=', id).executeTakeFirst()
  if (!row) throw noSuchUser()
  const [person] = await withUsage(db, [row], now)
  return person!
}

/** A person's sessions, the last used first. */
export async function listSessions(
  { db }: Database,
  { userId, ownId }: { userId: string; ownId: string },
  now: Date,
): Promise<{ rows: PersonSession[] }> {
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.not(areExpired(now)(eb)))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (sessions.length === 0) await assertUser(db, userId)
  const names = await deviceNames(db, userId)
  return {
    rows: sessions.map(({ id, created_at, last_seen_at, user_agent, key_thumbprint }) => ({
      id,
      created_at,
      last_seen_at,
      user_agent,
      name: names.get(key_thumbprint ?? '') ?? browserName(user_agent),
      bound: key_thumbprint !== null,
      current: id === ownId,
    })),
  }
}

/** @throws when there is no account with this id. */
export async function assertUser(db: Db, id: string) {
  const user = db.selectFrom('users').select('id').where('id', '=', id)
  if (!(await user.executeTakeFirst())) throw noSuchUser()
}

export const noSuchUser = () => new AppError('not_found', 'There is no such user.')

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.created_at', 'users.last_sign_in_at'])
    .select(['users.last_seen_at', 'users.deactivated_at'])
    .select(sql<Person['role']>`coalesce(user_roles.role, 'user')`.as('role'))
    .select(confirmedFactor)
    .select(passkeyCount)

type Account = Pick<Person, 'id' | 'email' | 'created_at' | 'role'> & {
  last_sign_in_at: string | null
  last_seen_at: string | null
  deactivated_at: string | null
  factor_id: string | null
  /** A number, or PostgreSQL's text of one. */
  passkeys: number | string | null
}

async function withUsage(db: Db, rows: Account[], now: Date) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const usages = await sessionsOf(db, ids, now)
  const usage = new Map(usages.map((each) => [each.user_id, each]))
  const open = await openEnquiriesOf(db, ids)
  return rows.map((row) => asPerson(row, usage.get(row.id), open.get(row.id) ?? 0))
}

function asPerson(
  account: Account,
  usage: SessionUsage | undefined,
  open_enquiries: number,
): Person {
  const { id, email, role, created_at, deactivated_at } = account
  // An expired session also says when its person was last seen. Text of one length, so that the greatest is the latest.
  const uses = [usage?.last_seen_at, account.last_seen_at, account.last_sign_in_at]
  return {
    id,
    email,
    role,
    state: deactivated_at === null ? 'active' : 'deactivated',
    created_at,
    last_seen_at:
      uses
        .filter((time) => typeof time === 'string')
        .toSorted()
        .at(-1) ?? null,
    sessions: Number(usage?.sessions ?? 0),
    second_factor: account.factor_id !== null,
    passkeys: Number(account.passkeys),
    open_enquiries,
  }
}

type SessionUsage = Awaited<ReturnType<typeof sessionsOf>>[number]

/** Of each account with stored sessions: how many are valid, and the last use of any, also of an expired one. */
const sessionsOf = (db: Db, userIds: string[], now: Date) =>
  db
    .selectFrom('sessions')
    .select(['user_id', (eb) => eb.fn.max('last_seen_at').as('last_seen_at')])
    .select((eb) =>
      eb.fn
        .countAll()
        .filterWhere((where) => where.not(areExpired(now)(where)))
        .as('sessions'),
    )
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute()
