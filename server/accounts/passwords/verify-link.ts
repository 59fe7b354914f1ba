import { generatePassword } from '#contract/generate-password.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import { forUpdate } from '#server/db/dialect.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { idInToken, takeToken } from '#server/deliveries/mail/one-time-tokens.ts'
import { lockAccount } from '#server/accounts/lock-account.ts'
import { adminMadeMails } from '#server/accounts/account-mails.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { endInvitations } from '#server/accounts/people/invitations.ts'
import type { Proof } from '#server/accounts/sessions/proofs.ts'
import type { Session } from '#server/accounts/sessions/sessions.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { findUser, insertUser, type User } from '#server/accounts/users.ts'
import { hashPassword } from './passwords.ts'

export const linkTypes = ['recovery', 'invite'] as const
type LinkType = (typeof linkTypes)[number]

type Use = {
  type: LinkType
  token: string
  client: string
  userAgent: string | undefined
  proof: Proof | null
  signal: AbortSignal
}
type Opened = { session: Session; user: User }

/** Uses up a mailed link and signs its recipient in. Null: it is unknown, used, expired or for another purpose. */
export async function verifyLink(deps: AccountDeps, use: Use): Promise<Opened | null> {
  const { database, secrets, limits } = deps
  const { type, token, client, signal } = use
  return limits.linksByClient.attempt(client, async () => {
    // A forged token causes no query, and a used one no write.
    const id = idInToken(secrets.linkKey, type, token)
    const about = id && (await subjectOf(database.db, id))
    if (!about) return null
    await use.proof?.spend()
    // A password unknown to anybody, until the person sets one.
    const password_hash =
      type === 'invite'
        ? await hashPassword({ name: client, isKnown: true, signal }, generatePassword())
        : undefined
    const now = deps.now()
    return database.db.transaction().execute(async (trx) => {
      await lockSubject(trx, deps, type, about.subject_id)
      const subjectId = await takeToken(trx, type, token, now)
      if (subjectId === null) return null
      const user = password_hash
        ? await acceptInvitation(trx, subjectId, password_hash, now)
        : await findUser(trx, 'id', subjectId)
      if (!user || user.deactivated_at !== null) return null
      const last_sign_in_at = now.toISOString()
      await trx.updateTable('users').set({ last_sign_in_at }).where('id', '=', user.id).execute()
      const session = await startSession(trx, user.id, { ...use, method: type }, now)
      const action = type === 'invite' ? 'invitation.accepted' : 'link.used'
      await recordAudit(trx, { action, by: user.id, subject: user.id }, now)
      return { session, user: { ...user, last_sign_in_at } }
    })
  })
}

const subjectOf = (db: Db, id: string) =>
  db.selectFrom('one_time_tokens').select('subject_id').where('id', '=', id).executeTakeFirst()

/** Locks the account or invitation before its link, in the same order as a deletion does, to avoid deadlocks. */
function lockSubject(trx: Db, deps: AccountDeps, type: LinkType, id: string) {
  if (type === 'recovery') return lockAccount(trx, deps, id)
  const invitation = trx.selectFrom('invitations').select('id').where('id', '=', id)
  return forUpdate(invitation, deps.database.dialect).execute()
}

/** Creates the account. An existing one is left as it is: the link proves ownership of the address. */
async function acceptInvitation(trx: Db, invitationId: string, password_hash: string, now: Date) {
  const invitation = await trx
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .select(['invitations.email', 'invitations.role', 'users.email as invited_by'])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst()
  if (!invitation) return undefined
  const { email, role, invited_by } = invitation
  const known = await findUser(trx, 'email', email)
  await endInvitations(trx, 'email', email, now)
  if (known) return known
  const { user } = await insertUser(trx, { email, role, password_hash }, now)
  if (role === 'admin')
    await queueMails(trx, await adminMadeMails(trx, user, invited_by ?? 'an invitation', now), now)
  return user
}
