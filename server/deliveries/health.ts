import type { ExpressionBuilder } from 'kysely'
import { deliveryChannels, type DeliveryHealth } from '#contract/delivery.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { readTallies } from '#server/db/tallies.ts'
import { lastAnswer } from './last-answer.ts'
import { lastSent } from './last-sent.ts'
import { externalMailKinds } from './mail-kinds.ts'
import { standstill } from './standstill.ts'
import { reportedForMs, webhookFault } from './webhooks/webhook-fault.ts'

export type Configured = {
  smtp: boolean
  notify: boolean
  /** The sender of mails, for display. */
  readonly from: string
}

/** Whether mails and webhook events reach their recipients; `reason` is the problem and what to do about it. */
export async function deliveryHealth(
  db: Db,
  configured: Configured,
  now: Date,
): Promise<DeliveryHealth> {
  const [waiting, oldest, last, reason] = await Promise.all([
    readTallies(db, ['deliveries.waiting']),
    db
      .selectFrom('deliveries')
      .select('created_at')
      .where('status', '=', 'waiting')
      .where(isNotHeldBack(now))
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst(),
    Promise.all(deliveryChannels.map((channel) => lastSent(db, channel))),
    faultIn(db, configured, now),
  ])
  const unset = missing(configured)
  return {
    state: reason ? 'broken' : unset ? 'not_configured' : 'ok',
    can_mail: configured.smtp,
    mail_from: configured.smtp ? configured.from : null,
    waiting,
    oldest_waiting_at: oldest?.created_at ?? null,
    last_sent_at:
      last
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null,
    unset,
    reason: reason ?? (unset && `${unset.what}: ${unset.why}`),
  }
}

/** An untried mail may wait for the time that its recipient has chosen. */
const isNotHeldBack = (now: Date) => (eb: ExpressionBuilder<Tables, 'deliveries'>) =>
  eb.or([
    eb('next_attempt_at', 'is', null),
    eb('next_attempt_at', '<=', now.toISOString()),
    eb('attempt_count', '>', 0),
    eb('claim', 'is not', null),
  ])

function missing({ smtp, notify }: Configured) {
  if (!smtp)
    return {
      what: 'Mail is not connected',
      why: 'SMTP_URL is not set. Messages wait, and none is lost.',
    }
  if (!notify)
    return {
      what: 'No mail is sent about new enquiries',
      why: 'NOTIFY_EMAIL is not set. These mails wait.',
    }
  return null
}

async function faultIn(db: Db, { smtp }: Configured, now: Date) {
  const fault = await webhookFault(db, now)
  if (fault) return fault
  for (const channel of smtp ? deliveryChannels : (['webhook'] as const)) {
    const reason = await standstill(db, channel, now)
    if (reason) return reason
  }
  return refusal(db, now)
}

/** A message to staff was permanently refused, and nothing has reached its recipient since. */
async function refusal(db: Db, now: Date) {
  const failed = await db
    .selectFrom('deliveries as failed')
    .select(['id', 'recipient'])
    .where('status', '=', 'failed')
    .where('channel', '=', 'mail')
    .where('kind', 'not in', externalMailKinds)
    .where('created_at', '>', new Date(now.getTime() - reportedForMs).toISOString())
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deliveries as sent')
            .select('sent.id')
            .whereRef('sent.recipient', '=', 'failed.recipient')
            .whereRef('sent.sent_at', '>', 'failed.first_attempt_at'),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('delivery_attempts as attempt')
          .select('attempt.id')
          .whereRef('attempt.delivery_id', '=', 'failed.id')
          .where('attempt.outcome', 'in', ['refused', 'deferred']),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!failed) return null
  return `A message to ${failed.recipient} was refused. ${await lastAnswer(db, failed.id)}Mend the address or the mailbox, then send it again.`
}
