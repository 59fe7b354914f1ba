import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { NewUser, UserRole } from '#contract/account.ts'
import { type Role, roles } from '#contract/options.ts'
import type { PageQuery } from '#contract/page.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/dialect.ts'
import { pageBy } from '#server/db/paging.ts'
import { readTallies } from '#server/db/tallies.ts'
import type { Tables } from '#server/db/tables.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { adminMadeMails } from './account-mails.ts'
import { hashPassword } from './passwords/passwords.ts'
import { assertPermission } from './assert-permission.ts'
import { emailTaken } from './email-taken.ts'
import { endInvitations } from './people/invitations.ts'

export type User = Selectable<Tables['users']>

type Creation = {
  /** The admin who asked for it; at the first start and from the command line there is none. */
  actorId?: string
  /** Called when the account can be committed. If it throws there is none. */
  beforeCommit?: () => void
}

/** Creates an account. The password is hashed before the transaction begins; a known address is `email_taken`. */
export async function createUser(
  { db, dialect }: Database,
  { email, password, role }: NewUser,
  now: Date,
  { actorId, beforeCommit }: Creation = {},
): Promise<UserRole> {
  const client = { name: actorId ?? 'this machine', isKnown: true }
  const password_hash = await hashPassword(client, password)
  try {
    return await db.transaction().execute(async (trx) => {
      if (actorId) await assertPermission(trx, dialect, actorId, 'user.create')
      const { user, userRole } = await insertUser(trx, { email, password_hash, role }, now)
      await endInvitations(trx, 'email', email, now)
      if (role === 'admin') {
        const by = actorId ? await emailOf(trx, actorId) : 'the command line of the server'
        await queueMails(trx, await adminMadeMails(trx, user, by, now), now)
      }
      const created = { action: 'user.created', subject: user.id, data: { role } } as const
      await recordAudit(trx, { ...created, by: actorId ?? null }, now)
      beforeCommit?.()
      return { ...userRole, email }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw emailTaken(email)
  }
}

export async function insertUser(
  trx: Db,
  { role, ...account }: Pick<User, 'email' | 'password_hash'> & { role: Role },
  now: Date,
) {
  const created_at = now.toISOString()
  const times = {
    created_at,
    updated_at: created_at,
    last_sign_in_at: null,
    last_seen_at: null,
    team_mails: 'at_once' as const,
    deactivated_at: null,
  }
  const user: User = { id: uuidv7(), ...account, ...times }
  const userRole = { id: uuidv7(), user_id: user.id, role, created_at }
  await trx.insertInto('users').values(user).execute()
  await trx.insertInto('user_roles').values(userRole).execute()
  await queueLiveEvent(trx, { kind: 'owner.changed', id: user.id }, now)
  return { user, userRole }
}

export const findUser = (db: Db, column: 'id' | 'email', value: string) =>
  db.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst()

async function emailOf(trx: Db, id: string) {
  const user = trx.selectFrom('users').select('email').where('id', '=', id)
  return (await user.executeTakeFirstOrThrow()).email
}

type UserRolesQuery = PageQuery & { role?: Role | undefined; active?: boolean | undefined }

/** All accounts, or those with one role. `total` counts the rows that the filter matches. */
export async function listUserRoles({ db }: Database, query: UserRolesQuery) {
  const { role, active } = query
  const rows = db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .$if(role !== undefined, (all) => all.where('user_roles.role', '=', role!))
    .$if(active === true, (all) => all.where('users.deactivated_at', 'is', null))
    .selectAll('user_roles')
    .select('users.email')
  const counted = role === undefined ? roles : [role]
  const [page, total, deactivated] = await Promise.all([
    pageBy(rows, 'user_roles', query),
    readTallies(
      db,
      counted.map((each) => `user_roles.${each}` as const),
    ),
    active ? countDeactivated(db, counted) : 0,
  ])
  return { ...page, total: total - deactivated }
}

async function countDeactivated(db: Db, counted: readonly Role[]) {
  const { count } = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_roles.role', 'in', counted)
    .where('users.deactivated_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
