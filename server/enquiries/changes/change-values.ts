import type { ContactSubmission } from '#contract/enquiry.ts'
import type { BulkChange } from '#contract/enquiry-change.ts'
import { fieldSentence } from '#contract/messages.ts'
import type { Db } from '#server/db/database.ts'
import { keepForReferences } from '#server/db/dialect.ts'
import { MINUTE, YEAR } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import type { Values } from './apply-change.ts'

/** Tolerated error of a client's clock. */
const clockToleranceMs = 5 * MINUTE
const maxFollowUpMs = 10 * YEAR

type Change = Pick<
  BulkChange['change'],
  'stage' | 'owner_id' | 'answered_at' | 'follow_up_at' | 'value_cents' | 'lost_reason'
>

/** The changed values of this enquiry. @throws `invalid` for an impossible time. */
export function valuesOf(change: Change, enquiry: ContactSubmission, now: Date): Values {
  const { stage, owner_id, answered_at, follow_up_at, value_cents, lost_reason } = change
  const received = new Date(enquiry.created_at)
  return {
    ...(stage !== undefined && { stage }),
    ...(owner_id !== undefined && { owner_id }),
    ...(answered_at !== undefined && {
      answered_at: answered_at && answerTime(answered_at, received, now),
    }),
    ...(follow_up_at !== undefined && {
      follow_up_at: follow_up_at && followUpTime(follow_up_at, received, now),
    }),
    ...(value_cents !== undefined && { value_cents }),
    ...(lost_reason !== undefined && { lost_reason: lost_reason || null }),
  }
}

/** Clamped between arrival and now, to tolerate a slightly wrong clock. */
function answerTime(said: Date, received: Date, now: Date) {
  const time = said.getTime()
  if (time > now.getTime() + clockToleranceMs)
    throw refused('answered_at', 'must not be in the future')
  if (time < received.getTime() - clockToleranceMs)
    throw refused('answered_at', 'must not be before the enquiry arrived')
  const instant = Math.min(
    Math.max(time, received.getTime()),
    Math.max(now.getTime(), received.getTime()),
  )
  return new Date(instant).toISOString()
}

function followUpTime(said: Date, received: Date, now: Date) {
  if (said.getTime() > now.getTime() + maxFollowUpMs)
    throw refused('follow_up_at', 'must not be more than ten years ahead')
  if (said < received) throw refused('follow_up_at', 'must not be before the enquiry arrived')
  return said.toISOString()
}

/**
 * Must be called after `assertPermission`, whose lock makes a deletion of the owner wait. Only if the actor became an
 * admin during a deletion does this wait for it instead.
 */
export async function assertOwner(trx: Db, { owner_id }: Change) {
  if (!owner_id) return
  const account = trx
    .selectFrom('users')
    .select((eb) => [
      'deactivated_at',
      eb.selectFrom('user_roles').select('role').whereRef('user_id', '=', 'users.id').as('role'),
    ])
    .where('id', '=', owner_id)
  const owner = await keepForReferences(account, trx).executeTakeFirst()
  if (!owner) throw refused('owner_id', 'is not the id of an account')
  if (owner.deactivated_at !== null)
    throw refused('owner_id', 'must not be a deactivated account, because nobody reads there')
  if (owner.role !== 'admin')
    throw refused('owner_id', 'must be an admin, because nobody else sees enquiries')
}

const refused = (path: keyof Change, message: string) =>
  new AppError('invalid', fieldSentence(path, message), { errors: [{ path, message }] })
