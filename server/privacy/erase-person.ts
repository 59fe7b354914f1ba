import { changeAs } from '#server/accounts/change-as.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import { runLongWorkPart } from '#server/scheduling/event-loop-turns.ts'
import { suppress } from '#server/newsletter/suppression.ts'
import {
  assertNothingUnderWay,
  eraseActor,
  eraseDeliveries,
  eraseEnquiries,
  eraseMentions,
  mentionsAtOnce,
} from './erase-steps.ts'
import { inBatches } from './in-batches.ts'
import { findEntriesBy, findMentions } from './mentions.ts'
import {
  adoptErasure,
  type Erasure,
  type ErasureDeps,
  forgetErasure,
  lockErasure,
  addressFingerprint,
  pendingErasures,
  saveErasure,
} from './pending-erasures.ts'
import {
  countsOf,
  deliveriesAbout,
  deliveriesOf,
  findOwn,
  findPerson,
  idsOf,
  type Person,
} from './personal-data.ts'

/** Less than the route's 20 s, and than a browser waits. */
const maxDurationMs = 12 * SECOND

/**
 * Deletes everything about an address, and removes it from other people's texts. What remains: the audit trail, whose
 * entries contain only ids, and a keyed hash of the address, which keeps it unsubscribed and proves the erasure. It
 * takes several transactions, so that nobody waits for long. Once begun it is always completed, by this call, the next
 * one, or `resumeErasures`.
 */
export async function erasePerson(deps: ErasureDeps, email: string, by: string) {
  const { db } = deps.database
  const deadline = performance.now() + maxDurationMs
  const found = await findPerson(db, email)
  await assertNothingUnderWay(db, [...found.deliveries, ...idsOf(found.mentions)], deps.now())
  await begin(deps, found, by)
  return (await finish(deps, email, () => performance.now() > deadline)) ?? countsOf(found)
}

/**
 * Continues erasures that ran out of time or whose process died. Returns how many were completed; one failure does not
 * stop the others.
 */
export async function resumeErasures(deps: ErasureDeps, closing: AbortSignal) {
  let ended = 0
  const failures: unknown[] = []
  for (const pending of await pendingErasures(deps.database.db))
    try {
      await finish(deps, await adoptErasure(deps, pending), () => closing.aborted)
      ended++
    } catch (error) {
      // A message is being sent, or the server is closing: the rest is done next time.
      if (!(error instanceof AppError && error.code === 'busy')) failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return ended
}

/** Stores the erasure, so that it is resumed if interrupted. */
function begin(deps: ErasureDeps, found: Person, by: string) {
  return changeAs(deps.database, by, 'privacy.manage', async (trx) => {
    if ((await findOwn(trx, found.email)).account)
      throw new AppError(
        'has_account',
        'This address has an account. Delete it under People first.',
      )
    // Enquiries are counted as they are deleted.
    const counts = { ...countsOf(found), enquiries: 0 }
    if (!(await lockErasure(trx, deps, found.email))) await saveErasure(trx, deps, { by, counts })
  })
}

/** Returns what was erased, or null if another call has completed it meanwhile. */
async function finish(deps: ErasureDeps, email: string, isOver: () => boolean) {
  const { database, now } = deps
  const { db, dialect } = database
  const step = <T>(work: (trx: Db, erasure: Erasure | null) => Promise<T>) =>
    runLongWorkPart(async () => {
      if (isOver()) throw noTimeLeft()
      return db.transaction().execute(async (trx) => work(trx, await lockErasure(trx, deps, email)))
    })

  const eraseSome = () =>
    step(async (trx, erasure) => {
      const erased = await eraseEnquiries(trx, dialect, email, now())
      if (erasure && erased > 0) {
        const counts = { ...erasure.counts, enquiries: erasure.counts.enquiries + erased }
        await saveErasure(trx, deps, { ...erasure, counts })
      }
      return erased
    })

  for (;;) {
    while ((await eraseSome()) > 0);
    const { subscriptions } = await findOwn(db, email)
    for await (const some of inBatches(await deliveriesAbout(db, email, subscriptions)))
      await step((trx) => eraseDeliveries(trx, some, now()))
    const mentions = await findMentions(db, email, new Set())
    for await (const some of inBatches(mentions, mentionsAtOnce))
      await step((trx) => eraseMentions(trx, dialect, some, email, now()))
    for await (const some of inBatches(await findEntriesBy(db, email)))
      await step((trx) => eraseActor(trx, some))
    const end = await step((trx, erasure) => conclude(trx, deps, email, erasure))
    if (end.isOver) return end.counts
  }
}

const noTimeLeft = () =>
  new AppError(
    'busy',
    'There is a lot to erase. It continues in the background; ask again to see whether it is done.',
    { retryAfter: 1 },
  )

/** Deletes the small tables and completes the erasure, after whatever the person has sent in the meantime. */
async function conclude(trx: Db, deps: ErasureDeps, email: string, erasure: Erasure | null) {
  const { secrets } = deps
  const now = deps.now()
  const { enquiries, subscriptions, invitations } = await findOwn(trx, email)
  if (enquiries.length > 0) return { isOver: false as const }
  if (!erasure) return { isOver: true as const, counts: null }
  // First, in the same order as a concurrent subscription or invitation: those have then ended, and their mails are
  // found.
  await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
  await trx.deleteFrom('invitations').where('email', '=', email).execute()
  const subjects = [...subscriptions, ...invitations]
  await eraseDeliveries(trx, await deliveriesOf(trx, subjects), now)
  for await (const some of inBatches(subjects))
    await trx.deleteFrom('one_time_tokens').where('subject_id', 'in', some).execute()
  await trx.deleteFrom('audit_names').where('email', '=', email).execute()
  await suppress(trx, secrets.linkKey, email, now)
  await forgetErasure(trx, deps, email)
  const { email: _, account: __, ...counts } = erasure.counts
  const data = { ...counts, address: addressFingerprint(secrets.linkKey, email) }
  await recordAudit(trx, { action: 'person.erased', by: erasure.by, data }, now)
  return { isOver: true as const, counts: erasure.counts }
}
