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
import { isIdle, isTooOld, type Session } from '#server/accounts/sessions/sessions.ts'

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
  const rows = (await sessionsOf(db, [userId])).get(userId) ?? []
  const sessions = rows.filter((session) => isValid(session, now))
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
  const [sessions, open] = [await sessionsOf(db, ids), await openEnquiriesOf(db, ids)]
  return rows.map((row) => asPerson(row, sessions.get(row.id) ?? [], open.get(row.id) ?? 0, now))
}

function asPerson(
  account: Account,
  sessions: Session[],
  open_enquiries: number,
  now: Date,
): Person {
  const { id, email, role, created_at, deactivated_at } = account
  // An expired session also says when its person was last seen. Text of one length, so that the greatest is the latest.
  const uses = [sessions[0]?.last_seen_at, account.last_seen_at, account.last_sign_in_at]
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
    sessions: sessions.filter((session) => isValid(session, now)).length,
    second_factor: account.factor_id !== null,
    passkeys: Number(account.passkeys),
    open_enquiries,
  }
}

const isValid = (session: Session, now: Date) => !isIdle(session, now) && !isTooOld(session, now)

/** The stored sessions of each account, also expired ones, the last used first. */
async function sessionsOf(db: Db, userIds: string[]) {
  const rows = await db.selectFrom('sessions').selectAll().where('user_id', 'in', userIds).execute()
  const sorted = rows.toSorted((one, other) => (one.last_seen_at < other.last_seen_at ? 1 : -1))
  return Map.groupBy(sorted, ({ user_id }) => user_id)
}
