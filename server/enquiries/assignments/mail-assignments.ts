import type { FastifyInstance } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import type { Role, TeamMailTime } from '#contract/options.ts'
import { can } from '#contract/permissions.ts'
import { enquiryReference } from '#contract/reference.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Database, Db, Dialect } from '#server/db/database.ts'
import { lockKey, skipLocked } from '#server/db/dialect.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { inboxPath } from '#server/enquiries/inbox-path.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'
import { settledAfterMs } from './record-assignment.ts'
import { teamMailTime } from './team-mail-time.ts'

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
      .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
      .select(['users.id', 'users.email', 'team_mails', 'deactivated_at', 'role'])
      .distinct()
      .orderBy('users.id')
      .limit(maxPeople)
      .execute()
    let count = 0
    for (const person of people) if (await tell(trx, dialect, person, settled, now)) count++
    return count
  })
}

const assigned = (db: Db, settled: string) =>
  db.selectFrom('assignments').where('assigned_at', '<=', settled)

type Person = {
  id: string
  email: string
  team_mails: TeamMailTime
  deactivated_at: string | null
  role: Role | null
}

/** Queues somebody's mail. Who wants none, or may not see enquiries any more, gets none later either. */
async function tell(trx: Db, dialect: Dialect, person: Person, settled: string, now: Date) {
  const { id, email, team_mails, deactivated_at, role } = person
  const maySee = deactivated_at === null && can(role, 'enquiry.read')
  const at = maySee ? teamMailTime(team_mails, now) : null
  if (at && at > now) return false
  const theirs = assigned(trx, settled).where('user_id', '=', id)
  const shown = theirs
    .innerJoin('contact_submissions as enquiry', 'enquiry.id', 'assignments.submission_id')
    .whereRef('enquiry.owner_id', '=', 'assignments.user_id')
    .where('enquiry.binned_at', 'is', null)
    .where('enquiry.quarantined', '=', 0)
  const enquiries = await shown
    .select(['enquiry.id', 'primary_need', 'due_at', 'answered_at'])
    .orderBy((eb) => eb.case().when('answered_at', 'is', null).then(0).else(1).end())
    .orderBy('due_at')
    .orderBy('enquiry.id')
    .limit(maxListed)
    .execute()
  const count = await countRows(shown)
  // At most two: more are not told apart.
  const authors = await shown
    .leftJoin('users', 'users.id', 'assignments.by_id')
    .select('users.email')
    .distinct()
    .limit(2)
    .execute()
  // What somebody changes at this moment is left for the next time.
  await trx
    .deleteFrom('assignments')
    .where('submission_id', 'in', skipLocked(theirs.select('submission_id'), dialect))
    .execute()
  if (!at || enquiries.length === 0) return false
  const by = authors.length === 1 ? authors[0]!.email : null
  const data = {
    by,
    enquiries: enquiries.map(({ id, primary_need, due_at, answered_at }) => ({
      reference: enquiryReference(id),
      need: primary_need,
      due_at: answered_at === null ? due_at : null,
      link: { path: inboxPath(id) },
    })),
    count,
    link: { path: enquiries.length === 1 ? inboxPath(enquiries[0]!.id) : '/admin/inbox?owner=me' },
  }
  const mail = { kind: 'assigned', to: email, subjectId: id, data } as const
  await queueMails(trx, [{ ...mail, ...(by && { replyTo: by }) }], now)
  return true
}
