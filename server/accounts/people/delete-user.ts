import { recordAudit, rememberNames } from '#server/audit/record-audit.ts'
import type { Database, Db, Dialect } from '#server/db/database.ts'
import { forNoKeyUpdate } from '#server/db/dialect.ts'
import { SECOND } from '#contract/durations.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { detachHistory } from '#server/enquiries/changes/detach-history.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { passOnSharedViews } from '#server/enquiries/lists/saved-views.ts'
import { takeFromOwner } from '#server/enquiries/changes/take-from-owner.ts'
import { notAllowed } from '#server/accounts/assert-permission.ts'
import { AppError } from '#server/errors.ts'
import { runLongWorkPart } from '#server/scheduling/event-loop-turns.ts'
import { dropLinks } from '#server/accounts/drop-links.ts'
import { dropTeamMails } from '#server/enquiries/assignments/drop-team-mails.ts'
import { setActive } from './change-person.ts'
import { endInvitations } from './invitations.ts'
import { lockAdmins } from './lock-admins.ts'
import { noSuchUser } from './people.ts'

/** Less than the route's 20 s, and than a browser waits. */
const maxDurationMs = 12 * SECOND

/**
 * Removes the account with its role and sessions, so that its tokens stop working at once. The links mailed to it and
 * the invitations it sent end too, and its enquiries lose their owner. An account with much data takes several
 * transactions: the first deactivates it, the last deletes it, and a repeated call continues where one ended.
 */
export async function deleteUser(
  { db, dialect }: Database,
  userId: string,
  by: Actor,
  now: () => Date,
) {
  if (userId === by.userId) throw new AppError('own_account', 'You cannot delete your own account.')
  const deadline = performance.now() + maxDurationMs
  let enquiries = 0
  for (let steps = 0; ; steps++) {
    const { taken, isDeleted } = await runLongWorkPart(async () => {
      if (performance.now() > deadline) throw noTimeLeft(steps > 0)
      return db
        .transaction()
        .execute((trx) => deleteSome(trx, dialect, { userId, by, enquiries }, now()))
    })
    if (isDeleted) return
    enquiries += taken
  }
}

const noTimeLeft = (isDeactivated: boolean) =>
  new AppError(
    'busy',
    isDeactivated
      ? 'The account is deactivated, but has too much data to delete at once. Delete it again to continue.'
      : 'Other work has to end first. Please try again.',
    { retryAfter: 1 },
  )

type Deletion = { userId: string; by: Actor; enquiries: number }

async function deleteSome(
  trx: Db,
  dialect: Dialect,
  { userId, by, enquiries }: Deletion,
  now: Date,
) {
  await assertDeletable(trx, dialect, userId, by)
  const owner = await lockOwner(trx, dialect, userId)
  const { taken, isLast } = await takeFromOwner(trx, dialect, { owner, by }, now)
  const isDeleted = (await detachHistory(trx, dialect, userId)) && isLast
  if (isDeleted) {
    await passOnSharedViews(trx, dialect, { from: userId, to: by.userId })
    await deleteAccount(trx, userId, by, enquiries + taken, now)
  } else if (owner.deactivated_at === null) await deactivate(trx, userId, by, now)
  return { taken, isDeleted }
}

async function assertDeletable(trx: Db, dialect: Dialect, userId: string, by: Actor) {
  const admins = await lockAdmins(trx, dialect)
  if (admins.every((admin) => admin === userId))
    throw new AppError('last_admin', 'The last admin cannot be deleted.')
  if (!admins.includes(by.userId)) throw notAllowed()
}

/**
 * Locked before everything that belongs to them, since a link to the account may be used at this moment. The role
 * first, as in `assertPermission`: the deletion locks it too, and the person may be in the middle of a call.
 */
async function lockOwner(trx: Db, dialect: Dialect, id: string) {
  const role = trx.selectFrom('user_roles').select('id').where('user_id', '=', id)
  await forNoKeyUpdate(role, dialect).execute()
  const owner = trx.selectFrom('users').select(['id', 'email', 'deactivated_at'])
  const found = await forNoKeyUpdate(owner.where('id', '=', id), dialect).executeTakeFirst()
  if (!found) throw noSuchUser()
  return found
}

async function deleteAccount(trx: Db, userId: string, by: Actor, enquiries: number, now: Date) {
  await endInvitations(trx, 'invited_by', userId, now)
  await dropLinks(trx, [userId], now)
  await dropTeamMails(trx, userId)
  await rememberNames(trx, [userId])
  await trx.deleteFrom('users').where('id', '=', userId).execute()
  await queueLiveEvent(trx, { kind: 'owner.changed', id: userId }, now)
  const deleted = { action: 'user.deleted', by: by.userId, subject: userId } as const
  await recordAudit(trx, { ...deleted, ...(enquiries > 0 && { data: { enquiries } }) }, now)
}

/** A person being deleted can do nothing more, and their enquiries count as unowned from now on. */
async function deactivate(trx: Db, userId: string, by: Actor, now: Date) {
  await setActive(trx, userId, false, now)
  await queueLiveEvent(trx, { kind: 'owner.changed', id: userId }, now)
  await recordAudit(trx, { action: 'user.deactivated', by: by.userId, subject: userId }, now)
}
