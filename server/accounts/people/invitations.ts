import type { FastifyRequest } from 'fastify'
import { type SelectQueryBuilder, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Invitation, NewInvitation } from '#contract/invitation.ts'
import type { PageQuery } from '#contract/page.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { AppError } from '#server/errors.ts'
import { createToken } from '#server/deliveries/mail/one-time-tokens.ts'
import { invitationLifetimeMs, invitationMail } from '#server/accounts/account-mails.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { dropLinks } from '#server/accounts/drop-links.ts'
import { assertRecentProof } from '#server/accounts/guard.ts'
import { emailTaken } from '#server/accounts/email-taken.ts'

/** Counted apart from the links that strangers ask for, who otherwise could keep somebody from being invited. */
const invitedKey = (email: string) => `invited:${addressKey(email)}`

const columns = ['id', 'email', 'role', 'created_at', 'sent_at', 'expires_at'] as const

const invitationRows = (db: Db) =>
  db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .select(columns.map((column) => `invitations.${column}` as const))
    .select('users.email as invited_by')

export async function listInvitations({ db }: Database, query: PageQuery) {
  const [page, { total }] = await Promise.all([
    pageBy(
      invitationRows(db) as SelectQueryBuilder<Tables, 'invitations', Invitation>,
      'invitations',
      query,
    ),
    db
      .selectFrom('invitations')
      .select(sql<string | number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { ...page, total: Number(total) }
}

/** Invites an address. If it is already invited, it gets a new link and the newly chosen role. */
export async function invite(
  deps: AccountDeps,
  { email, role }: NewInvitation,
  actorId: string,
): Promise<Invitation> {
  await deps.limits.linksByAddress.consume(invitedKey(email))
  const now = deps.now()
  return changeAs(deps.database, actorId, 'user.invite', async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email', '=', email).execute()
    if (user.length > 0) throw emailTaken(email)
    const time = now.toISOString()
    const invited = { role, invited_by: actorId, sent_at: time, expires_at: time }
    const { id } = await trx
      .insertInto('invitations')
      .values({ id: uuidv7(), email, created_at: time, ...invited })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(invited))
      .returning('id')
      .executeTakeFirstOrThrow()
    await dropLinks(trx, [id], now)
    const invitation = await sendLink(trx, deps, { id, expires_at: expiryOf(now) }, now)
    await recordInvitation(trx, invitation, actorId, now)
    return invitation
  })
}

const recordInvitation = (trx: Db, { id, role }: Invitation, by: string | null, now: Date) =>
  recordAudit(trx, { action: 'invitation.sent', by, subject: id, data: { role } }, now)

/** Sends a new link and ends the earlier ones. Counts towards the limit of links to the address. */
export async function resendInvitation(
  deps: AccountDeps,
  id: string,
  account: FastifyRequest['account'],
) {
  const actorId = account.userId
  const { database, limits } = deps
  const found = await invitationRows(database.db)
    .where('invitations.id', '=', id)
    .executeTakeFirst()
  if (!found) throw gone()
  // It may let an expired invitation make an admin after all.
  if (found.role === 'admin') assertRecentProof(account)
  await limits.linksByAddress.consume(invitedKey(found.email))
  const now = deps.now()
  return changeAs(database, actorId, 'user.invite', async (trx) => {
    await dropLinks(trx, [id], now)
    const invitation = await sendLink(trx, deps, { id, expires_at: expiryOf(now) }, now)
    await recordInvitation(trx, invitation, actorId, now)
    return invitation
  })
}

/**
 * Sends the link of an invitation once more to whoever says that the address is theirs. Strangers can ask for it, so
 * earlier links stay valid, and the invitation expires when it would have.
 */
export async function resendLink(trx: Db, deps: AccountDeps, link: Link, now: Date) {
  await recordInvitation(trx, await sendLink(trx, deps, link, now), null, now)
}

type Link = { id: string; expires_at: string; notBefore?: Date }

const expiryOf = (now: Date) => new Date(now.getTime() + invitationLifetimeMs).toISOString()

/** Sends another link for an invitation, which expires with it. */
async function sendLink(
  trx: Db,
  { secrets }: AccountDeps,
  { id, expires_at, notBefore }: Link,
  now: Date,
): Promise<Invitation> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ sent_at: now.toISOString(), expires_at })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw gone()
  const invitation = await invitationRows(trx)
    .where('invitations.id', '=', id)
    .executeTakeFirstOrThrow()
  const lifetimeMs = Date.parse(expires_at) - now.getTime()
  const token = { purpose: 'invite', subjectId: id, lifetimeMs } as const
  const tokenId = await createToken(trx, secrets.linkKey, token, now)
  const mail = { ...invitationMail(invitation, tokenId, now), notBefore: notBefore ?? now }
  await queueMails(trx, [mail], now)
  return invitation
}

export async function revokeInvitation(
  { database, now }: AccountDeps,
  id: string,
  actorId: string,
) {
  await changeAs(database, actorId, 'user.invite', async (trx) => {
    await endInvitations(trx, 'id', id, now())
    await recordAudit(trx, { action: 'invitation.revoked', by: actorId, subject: id }, now())
  })
}

/** Deletes invitations, which invalidates their links. */
export async function endInvitations(
  trx: Db,
  column: 'id' | 'email' | 'invited_by',
  value: string,
  now: Date,
) {
  const ended = await trx
    .deleteFrom('invitations')
    .where(column, '=', value)
    .returning('id')
    .execute()
  if (ended.length === 0 && column === 'id') throw gone()
  await dropLinks(
    trx,
    ended.map(({ id }) => id),
    now,
  )
}

const gone = () => new AppError('not_found', 'There is no such invitation. It may have been used.')
