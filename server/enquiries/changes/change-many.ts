import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { BulkResult, ContactSubmission } from '#contract/enquiry.ts'
import type { BulkChange } from '#contract/enquiry-change.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { Database, Db, Dialect } from '#server/db/database.ts'
import { SECOND } from '#contract/durations.ts'
import { AppError, asAppError, type ProblemCode } from '#server/errors.ts'
import { runLongWorkPart } from '#server/scheduling/event-loop-turns.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { withdrawEnquiryNotices } from '#server/enquiries/mails.ts'
import { applyChange, inBin, lockEnquiry, type Values } from './apply-change.ts'
import { assertOwner, valuesOf } from './change-values.ts'
import { queueChangedEvent } from './webhook-events.ts'
import type { Ask } from './ask-for-guides.ts'
import { intoQuarantine, releaseEvents, type Releasing } from './quarantine.ts'
import { mark } from './read-marks.ts'
import { auditChanges } from './audit-changes.ts'

type Change = BulkChange['change']
type Options = Releasing & { now: () => Date; log: FastifyBaseLogger }

/** Less than a request may take, so that every change made is also reported. */
const maxDurationMs = 7 * SECOND
/** Small enough not to delay requests. */
const batchSize = 10

/**
 * Applies one change to many enquiries. A refused enquiry does not affect the others; a database error fails the batch
 * that shares its transaction. Requests run between batches.
 */
export async function changeMany(
  database: Database,
  { ids, change, versions }: BulkChange,
  by: Actor,
  { now, log, ...releasing }: Options,
): Promise<BulkResult> {
  await assertOwner(database.db, change)
  const deadline = performance.now() + maxDurationMs
  // Sorted, so that two calls about the same enquiries do not deadlock.
  const rest = [...new Set(ids)].toSorted()
  const bulkId = rest.length > 1 ? randomUUID() : undefined
  const outcomes = new Map<string, Outcome>()
  while (rest.length > 0) {
    const some = rest.splice(0, batchSize)
    const done = await runLongWorkPart(async () => {
      if (performance.now() > deadline) return 'busy'
      const options = { ...releasing, change, versions, by, bulkId }
      return changeSome(database, some, options, now()).catch(codeOf)
    })
    for (const id of some) outcomes.set(id, typeof done === 'string' ? done : done.get(id)!)
    if (done === 'busy') for (const id of rest.splice(0)) outcomes.set(id, done)
  }
  const asked = [...new Set(ids)].map((id) => ({ id, code: outcomes.get(id)! }))
  return {
    changed: asked.flatMap(({ id, code }) => (code === 'changed' ? id : [])),
    unchanged: asked.filter(({ code }) => code !== 'changed'),
  }

  function codeOf(error: unknown) {
    const { code, status } = asAppError(error)
    if (status >= 500) log.warn({ err: error }, 'some of several enquiries were not changed')
    return code
  }
}

type Outcome = 'changed' | 'same' | ProblemCode
type BatchOptions = Pick<BulkChange, 'change' | 'versions'> &
  Releasing & { by: Actor; bulkId: string | undefined }

async function changeSome(
  { db, dialect }: Database,
  ids: string[],
  batch: BatchOptions,
  now: Date,
) {
  const isRelease = batch.change.quarantined === false
  const options = { ...batch, ask: isRelease ? await batch.askForGuides(ids) : async () => {} }
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, options.by.userId, 'enquiry.change')
    if (options.change.quarantined !== undefined)
      await assertPermission(trx, dialect, options.by.userId, 'enquiry.release')
    const outcomes = new Map<string, Outcome>()
    const written: string[] = []
    for (const id of ids)
      outcomes.set(id, await changeOne(trx, dialect, id, options, written, now).catch(refusalOf))
    // Last, because appending locks the audit trail until the transaction ends.
    const { read: _, ...change } = options.change
    await auditChanges(trx, written, { ...change, bulk_id: options.bulkId }, options.by, now)
    return outcomes
  })
}

/** Turns a refusal into its code: an enquiry is refused before any of its changes are written. */
function refusalOf(error: unknown) {
  if (error instanceof AppError && error.status < 500) return error.code
  throw error
}

async function changeOne(
  trx: Db,
  dialect: Dialect,
  id: string,
  { change, versions, by, notify, ask }: BatchOptions & { ask: Ask },
  written: string[],
  now: Date,
): Promise<Outcome> {
  const before = await lockEnquiry(trx, dialect, id)
  // Read marks do not change the version.
  const isMark = Object.keys(change).every((field) => field === 'read')
  if (!isMark && before.version !== (versions?.[id] ?? before.version)) throw stale()
  if (change.owner_id !== before.owner_id) await assertOwner(trx, change)
  const values = { ...valuesOf(change, before, now), ...boxValues(change, before, by, now) }
  const isReleased = before.quarantined && values.quarantined === false
  const queueEvents = isReleased ? releaseEvents({ notify, ask }) : eventsFor(values)
  const after = await applyChange(trx, before, { values, by, queueEvents }, now)
  if (after !== before) written.push(id)
  if (after.quarantined && !before.quarantined) await withdrawEnquiryNotices(trx, id)
  const isMarked =
    change.read !== undefined && (await mark(trx, id, { read: change.read, by }, now))
  return isMarked || after !== before ? 'changed' : 'same'
}

const stale = () => new AppError('stale', 'This enquiry was changed meanwhile.')

function boxValues(
  { quarantined, binned }: Change,
  before: ContactSubmission,
  by: Actor,
  now: Date,
): Values {
  if (quarantined !== undefined && binned !== false && before.binned_at !== null) throw inBin()
  return {
    ...(quarantined === true && intoQuarantine(before, by)),
    ...(quarantined === false && { quarantined }),
    ...(binned === true && { binned_at: before.binned_at ?? now.toISOString() }),
    ...(binned === false && { binned_at: null }),
  }
}

/** Moving into or out of the bin causes no event by itself. */
function eventsFor(values: Values) {
  const { binned_at: _, ...others } = values
  return Object.keys(others).length > 0 ? queueChangedEvent : async () => {}
}
