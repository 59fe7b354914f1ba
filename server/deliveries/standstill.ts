import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { MINUTE } from '#contract/durations.ts'
import type { ChannelName } from './claim.ts'
import { lastAnswer } from './last-answer.ts'
import { lastSent } from './last-sent.ts'
import { isAboutTheMail } from './mail/mail-failure.ts'
import { externalMailKinds } from './mail-kinds.ts'

/** A channel is reported as stuck when a delivery has been due for longer and nothing was sent since. */
const stuckAfterMs = 15 * MINUTE
/** So many say enough about the mail server. */
const maxExternalRead = 100

/** Something has been due for a while, and nothing of its kind was sent. */
export async function standstill(db: Db, channel: ChannelName, now: Date) {
  const since = new Date(now.getTime() - stuckAfterMs).toISOString()
  const sent = await lastSent(db, channel)
  if (sent !== null && sent > since) return null
  const due = dueSince(db, channel, since)
  const stuck =
    channel === 'webhook'
      ? await due.limit(1).executeTakeFirst()
      : ((await due
          .where((eb) =>
            eb.or([eb('kind', 'not in', externalMailKinds), eb('first_attempt_at', 'is', null)]),
          )
          .limit(1)
          .executeTakeFirst()) ?? (await stuckExternal(db, { since, sent })))
  if (!stuck) return null
  const what = channel === 'mail' ? 'Mail is not going out' : 'Webhooks are not going out'
  const check =
    channel === 'mail' ? 'Check SMTP_URL and the mail server' : 'Check the receiving end'
  return `${what}. ${await lastAnswer(db, stuck.id)}${check}; what waits is sent as soon as it works.`
}

/**
 * A mail to somebody outside that the mail server has deferred says nothing about our mail, unless the server could not be
 * reached, or defers those to several domains and has accepted nothing since they were first tried.
 */
async function stuckExternal(db: Db, { since, sent }: { since: string; sent: string | null }) {
  const tried = await dueSince(db, 'mail', since)
    .select(['recipient', 'first_attempt_at'])
    .select((eb) =>
      eb
        .selectFrom('delivery_attempts')
        .select('answer')
        .whereRef('delivery_id', '=', 'deliveries.id')
        .orderBy('delivery_attempts.id', 'desc')
        .limit(1)
        .as('answer'),
    )
    .where('kind', 'in', externalMailKinds)
    .where('first_attempt_at', 'is not', null)
    .limit(maxExternalRead)
    .execute()
  const unreachable = tried.find(({ answer }) => !isAboutTheMail(answer ?? ''))
  if (unreachable) return unreachable
  const unheard = tried.filter(({ first_attempt_at: first }) => sent === null || first! > sent)
  const domains = new Set(unheard.map(({ recipient }) => recipient.split('@').at(-1)))
  return domains.size > 1 ? unheard[0] : undefined
}

const dueSince = (db: Db, channel: ChannelName, since: string) =>
  db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', sql.lit('waiting' as const))
    .where('channel', '=', channel)
    .where('recipient', '<>', '')
    .where((eb) =>
      eb.or([
        eb('first_attempt_at', '<=', since),
        eb.and([
          eb('first_attempt_at', 'is', null),
          eb('created_at', '<=', since),
          eb.or([eb('next_attempt_at', '<=', since), eb('claim', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('created_at')
