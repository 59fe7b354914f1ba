import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { MailData, Stored } from '#contract/mail.ts'
import { dueSoonMs } from '#contract/enquiry-rules.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'
import { inboxPath } from './inbox-path.ts'

/** After a week of reminders more would not help; it also keeps an old database from starting with them. */
const remindedForMs = 7 * DAY
/** Between two digests to the same address. After that a digest is also outdated. */
const pauseMs = HOUR
const maxListed = 20

/** Reminds staff while the server listens. With several processes, one of them does. */
export function remindRegularly(
  app: FastifyInstance,
  { database, notify, now }: { database: Database; notify: string[]; now: () => Date },
) {
  const failure = 'nobody could be reminded of waiting enquiries'
  runRegularly(app, { everyMs: 5 * MINUTE, failure }, async () => {
    // The outbox by itself looks for work only after calls.
    if (await queueDigest(database, notify, now())) app.outbox.wake()
  })
}

/**
 * Queues a mail about the enquiries that are late or due soon, to each address whose last digest is more than an hour
 * old and no longer waiting. Returns how many were queued.
 */
export async function queueDigest(database: Database, notify: string[], now: Date) {
  const { db, dialect } = database
  const oldest = waiting(db, now).select('id').limit(1)
  if (notify.length === 0 || !(await oldest.executeTakeFirst())) return 0
  return db.transaction().execute(async (trx) => {
    await lockKey(trx, dialect, 'digest')
    const reminded = await remindedRecently(trx, notify, now)
    const recipients = notify.filter((to) => !reminded.has(to))
    if (recipients.length === 0) return 0
    const data = await digestOf(trx, now)
    if (data.enquiries.length === 0) return 0
    const hour = now.toISOString().slice(0, 13)
    const mails = recipients.map((to) => ({
      kind: 'digest' as const,
      to,
      subjectId: null,
      dedupeKey: `digest ${hour} ${to}`,
      data,
      expiresAt: new Date(now.getTime() + pauseMs),
    }))
    await queueMails(trx, mails, now)
    return mails.length
  })
}

const at = (now: Date, laterMs: number) => new Date(now.getTime() + laterMs).toISOString()

/** Unanswered enquiries that are late or due soon, without won, lost, quarantined and binned ones. */
const waiting = (db: Db, now: Date) =>
  db
    .selectFrom('contact_submissions')
    .where('quarantined', '=', sql.lit(0))
    .where('answered_at', 'is', null)
    .where('binned_at', 'is', null)
    .where('stage', 'not in', ['won', 'lost'])
    .where('due_at', '<=', at(now, dueSoonMs))
    .where('due_at', '>', at(now, -remindedForMs))

/** Addresses with a digest within the hour, or with one still waiting. */
async function remindedRecently(trx: Db, notify: string[], now: Date) {
  const reminded = new Set<string>()
  for (const recipient of notify) {
    const last = await trx
      .selectFrom('deliveries')
      .select(['created_at', 'status'])
      .where('recipient', '=', recipient)
      .where('kind', '=', 'digest')
      // One further in the future was queued before the clock was set back.
      .where('created_at', '<=', at(now, pauseMs))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last && (last.status === 'waiting' || last.created_at > at(now, -pauseMs)))
      reminded.add(recipient)
  }
  return reminded
}

/** The longest due first. */
async function digestOf(trx: Db, now: Date): Promise<Stored<MailData['digest']>> {
  const rows = await waiting(trx, now)
    .select(['id', 'company', 'name', 'due_at'])
    .orderBy('due_at')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  const all = await countRows(waiting(trx, now))
  const late = await countRows(waiting(trx, now).where('due_at', '<=', now.toISOString()))
  return {
    enquiries: rows.map(({ id, ...enquiry }) => ({
      ...enquiry,
      link: { path: inboxPath(id) },
    })),
    late,
    due_soon: all - late,
    link: { path: '/admin/inbox' },
  }
}

/**
 * Digests contain names. Neither the bin nor a rule deletes an enquiry within 30 days, and an enquiry is in digests for
 * up to eight days after its arrival: so no digest outlives the enquiries it names.
 */
const keptMs = 20 * DAY
const maxDeleted = 500

/** Deletes old digests, so that no names remain of permanently deleted enquiries. Returns how many there were. */
export async function deleteOldDigests(db: Db, now: Date) {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('id')
        // Few deliveries have no subject, and an index finds them.
        .where('subject_id', 'is', null)
        .where('created_at', '<=', at(now, -keptMs))
        .where('kind', '=', 'digest')
        .where('claim', 'is', null)
        .limit(maxDeleted),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
