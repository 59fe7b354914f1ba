import { can } from '#contract/permissions.ts'
import type { Person, PersonChange } from '#contract/person.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { AppError } from '#server/errors.ts'
import { adminMadeMails } from '#server/accounts/account-mails.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import { dropLinks } from '#server/accounts/drop-links.ts'
import { deleteSessions } from '#server/accounts/sessions/sessions.ts'
import { dropTeamMails } from '#server/enquiries/assignments/drop-team-mails.ts'
import { endInvitations } from './invitations.ts'
import { assertAdmin } from './lock-admins.ts'
import { assertUser, noSuchUser, readPerson } from './people.ts'

/**
 * Changes a person's role, or deactivates or reactivates their account. Lost rights end at once: the sessions of a
 * deactivated account are deleted, and the role is read with every call.
 */
export function changePerson(
  { db, dialect }: Database,
  userId: string,
  change: PersonChange,
  actorId: string,
  now: Date,
): Promise<Person> {
  if (userId === actorId) throw new AppError('own_account', 'You cannot change your own account.')
  return db.transaction().execute(async (trx) => {
    await assertAdmin(trx, dialect, actorId)
    const before = await readPerson(trx, userId, now)
    const { role = before.role, active = before.state === 'active' } = change
    if (role !== before.role) await setRole(trx, before, role, actorId, now)
    if (active !== (before.state === 'active')) await setActive(trx, userId, active, now)
    const after = await readPerson(trx, userId, now)
    const isOther = after.role !== before.role || after.state !== before.state
    const isOwner = seesEnquiries(after) !== seesEnquiries(before)
    if (isOther)
      await queueLiveEvent(
        trx,
        { kind: isOwner ? 'owner.changed' : 'person.changed', id: userId },
        now,
      )
    const by = { by: actorId, subject: userId }
    if (role !== before.role)
      await recordAudit(
        trx,
        { action: 'role.changed', ...by, data: { role, from: { role: before.role } } },
        now,
      )
    if (active !== (before.state === 'active')) {
      const action = active ? 'user.reactivated' : 'user.deactivated'
      await recordAudit(trx, { action, ...by }, now)
    }
    return after
  })
}

const seesEnquiries = ({ role, state }: Person) => state === 'active' && can(role, 'enquiry.read')

async function setRole(
  trx: Db,
  { id, email }: Person,
  role: Person['role'],
  by: string,
  now: Date,
) {
  const { numUpdatedRows } = await trx
    .updateTable('user_roles')
    .set({ role })
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw noSuchUser()
  if (role === 'user') {
    await dropTeamMails(trx, id)
    return endInvitations(trx, 'invited_by', id, now)
  }
  const actor = trx.selectFrom('users').select('email').where('id', '=', by)
  const { email: byEmail } = await actor.executeTakeFirstOrThrow()
  return queueMails(trx, await adminMadeMails(trx, { id, email }, byEmail, now), now)
}

/** Deactivates an account, or reactivates it. */
export async function setActive(trx: Db, userId: string, active: boolean, now: Date) {
  const deactivated_at = active ? null : now.toISOString()
  await trx.updateTable('users').set({ deactivated_at }).where('id', '=', userId).execute()
  if (active) return
  await deleteSessions(trx, userId)
  await dropLinks(trx, [userId], now)
  await dropTeamMails(trx, userId)
  await endInvitations(trx, 'invited_by', userId, now)
}

/** Ends one of a person's sessions, or all except the caller's own. */
export function endSessionsOf(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId?: string },
  actor: { userId: string; sessionId: string },
  now: Date,
) {
  return changeAs(database, actor.userId, 'user.change', async (trx) => {
    const chosen = sessionId === undefined ? { except: actor.sessionId } : { only: sessionId }
    const count = await deleteSessions(trx, userId, chosen)
    if (sessionId !== undefined && count === 0)
      throw new AppError('not_found', 'There is no such session. It may have ended.')
    if (count === 0) return assertUser(trx, userId)
    const ended = { action: 'sessions.ended', by: actor.userId, subject: userId } as const
    await recordAudit(trx, { ...ended, data: { count } }, now)
  })
}
