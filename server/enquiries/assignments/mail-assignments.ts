import type { FastifyInstance } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import { enquiryReference } from '#contract/reference.ts'
import type { TeamMailTime } from '#contract/options.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'
import { teamMailTime } from './team-mail-time.ts'

/** An owner who is changed again within that time, or undone, is not told. */
const settledAfterMs = 2 * MINUTE
const maxListed = 20
const maxPeople = 100

/** Tells new owners while the server listens. With several processes, one of them does. */
export function mailAssignmentsRegularly(
  app: FastifyInstance,
  { database, now }: { database: Database; now: () => Date },
) {
  const failure = 'nobody could be told of enquiries that are theirs now'
  runRegularly(app, { everyMs: MINUTE, failure }, async () => {
    // The outbox by itself looks for work only after calls.
    if (await queueAssignmentMails(database, now())) app.outbox.wake()
  })
}

/**
 * Queues one mail to each new owner, about all enquiries that others gave them more than two minutes ago and that are
 * still theirs. Returns how many mails were queued.
 */
export async function queueAssignmentMails({ db, dialect }: Database, now: Date) {
  const settled = new Date(now.getTime() - settledAfterMs).toISOString()
  if (!(await assigned(db, settled).select('user_id').limit(1).executeTakeFirst())) return 0
  return db.transaction().execute(async (trx) => {
    await lockKey(trx, dialect, 'assignments')
    const people = await assigned(trx, settled)
      .innerJoin('users', 'users.id', 'assignments.user_id')
      .select(['users.id', 'users.email', 'users.team_mails'])
      .distinct()
      .orderBy('users.id')
      .limit(maxPeople)
      .execute()
    let count = 0
    for (const person of people) if (await tell(trx, person, settled, now)) count++
    return count
  })
}

const assigned = (db: Db, settled: string) =>
  db.selectFrom('assignments').where('assigned_at', '<=', settled)

type Person = { id: string; email: string; team_mails: TeamMailTime }

async function tell(trx: Db, person: Person, settled: string, now: Date) {
  const at = teamMailTime(person.team_mails, now)
  if (at && at > now) return false
  const theirs = assigned(trx, settled).where('user_id', '=', person.id)
  const shown = theirs
    .innerJoin('contact_submissions as enquiry', 'enquiry.id', 'assignments.submission_id')
    .whereRef('enquiry.owner_id', '=', 'assignments.user_id')
    .where('enquiry.binned_at', 'is', null)
    .where('enquiry.quarantined', '=', 0)
  const enquiries = await shown
    .select(['enquiry.id', 'primary_need', 'due_at', 'answered_at'])
    .orderBy('due_at')
    .orderBy('enquiry.id')
    .limit(maxListed)
    .execute()
  const { count } = await shown
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const by = await authorsOf(trx, person, settled)
  await trx
    .deleteFrom('assignments')
    .where('user_id', '=', person.id)
    .where('assigned_at', '<=', settled)
    .execute()
  if (!at || enquiries.length === 0) return false
  const data = {
    by: by.length === 1 ? by[0]! : null,
    enquiries: enquiries.map(({ id, primary_need, due_at, answered_at }) => ({
      reference: enquiryReference(id),
      need: primary_need,
      due_at: answered_at === null ? due_at : null,
      link: { path: pathOf(id) },
    })),
    count: Number(count),
    link: { path: enquiries.length === 1 ? pathOf(enquiries[0]!.id) : '/admin/inbox?owner=me' },
  }
  const mail = { kind: 'assigned', to: person.email, subjectId: person.id, data } as const
  await queueMails(trx, [by.length === 1 ? { ...mail, replyTo: by[0]! } : mail], now)
  return true
}

const pathOf = (id: string) => `/admin/inbox/${id}`

/** The addresses of those who gave somebody enquiries, at most two: more are not told apart. */
async function authorsOf(trx: Db, { id }: Person, settled: string) {
  const rows = await assigned(trx, settled)
    .where('user_id', '=', id)
    .leftJoin('users', 'users.id', 'assignments.by_id')
    .select('users.email')
    .distinct()
    .limit(2)
    .execute()
  return rows.map(({ email }) => email)
}
