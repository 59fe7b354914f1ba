import { sql } from 'kysely'
import { deliveryChannels, type DeliveryHealth } from '#contract/delivery.ts'
import type { Db } from '#server/db/database.ts'
import { readTallies } from '#server/db/tallies.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import type { ChannelName } from './claim.ts'
import { webhookFault } from '#server/deliveries/webhooks/webhook-fault.ts'

/** A channel is stuck when a delivery has been due for longer and nothing was sent since. */
const stuckAfterMs = 15 * MINUTE
/** Older failures are not reported. */
const memoryMs = 7 * DAY

/** Mails to people outside. Anybody can make one fail by entering an address that does not exist. */
const outward = [
  'visitor_confirmation',
  'reply',
  'newsletter_confirmation',
  'resource_guide',
  'test',
]

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
    reason: reason ?? unset,
  }
}

function missing({ smtp, notify }: Configured) {
  if (!smtp) return 'Mail is not connected: SMTP_URL is not set. Messages wait, and none is lost.'
  if (!notify)
    return 'No mail is sent about new enquiries: NOTIFY_EMAIL is not set. These mails wait.'
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

/** Something has been due for a while, and nothing was sent on the channel. */
async function standstill(db: Db, channel: ChannelName, now: Date) {
  const since = new Date(now.getTime() - stuckAfterMs).toISOString()
  const stuck = await db
    .selectFrom('deliveries')
    .select(['id', 'created_at', 'webhook_id'])
    .where('status', '=', sql.lit('waiting' as const))
    .where('channel', '=', channel)
    .where('recipient', '<>', '')
    .where((eb) =>
      eb.or([
        eb('first_attempt_at', '<=', since),
        eb.and([eb('first_attempt_at', 'is', null), eb('created_at', '<=', since)]),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!stuck) return null
  const sent = await lastSent(db, channel)
  if (sent !== null && sent > since) return null
  const what = channel === 'mail' ? 'Mail is not going out' : 'Webhooks are not going out'
  const check =
    channel === 'mail' ? 'Check SMTP_URL and the mail server' : 'Check the receiving end'
  const answer = await lastAnswer(db, stuck.id)
  return `${what}. ${answer ? `Last answer: ${sentence(answer)} ` : ''}${check}; what waits is sent as soon as it works.`
}

/** A message to staff was permanently refused, and nothing has reached its recipient since. */
async function refusal(db: Db, now: Date) {
  const failed = await db
    .selectFrom('deliveries as failed')
    .select(['id', 'recipient'])
    .where('status', '=', 'failed')
    .where('channel', '=', 'mail')
    .where('kind', 'not in', outward)
    .where('created_at', '>', new Date(now.getTime() - memoryMs).toISOString())
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
  const answer = await lastAnswer(db, failed.id)
  return `A message to ${failed.recipient} was refused. ${answer ? `Last answer: ${sentence(answer)} ` : ''}Mend the address or the mailbox, then send it again.`
}

async function lastAnswer(db: Db, deliveryId: string) {
  const row = await db
    .selectFrom('delivery_attempts')
    .select('answer')
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.answer
}

/** One channel at a time, from its index: for all channels, a database would read everything ever sent. */
async function lastSent(db: Db, channel: ChannelName) {
  const row = await db
    .selectFrom('deliveries')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .where('channel', '=', channel)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
