import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/db/database.ts'
import { isMissingReference } from '#server/db/dialect.ts'
import { isUnavailable } from '#server/db/error-codes.ts'
import type { Tables } from '#server/db/tables.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { eventRows, listenersTo } from '#server/deliveries/webhooks/queue-event.ts'
import { mailRow } from '#server/deliveries/queue.ts'
import { createBatcher } from '#server/scheduling/batcher.ts'
import { asSubmission } from '#server/enquiries/read-enquiry.ts'
import { liveEventRow } from '#server/live/queue-live-event.ts'
import { noticesOf, queueConfirmation } from '#server/enquiries/mails.ts'
import type { NewsletterDeps } from '#server/newsletter/deps.ts'
import { subscribe, type Subscription } from '#server/newsletter/subscribe.ts'
import { searchDocument } from '#server/enquiries/search/search-documents.ts'
import type { Submission } from './enquiry-row.ts'
import { dropExpiredKey, type IdempotencyKey, keyRow } from './idempotency.ts'

type Arrival = {
  submission: Submission
  consent: Insertable<Tables['consents']>
  idempotencyKey: IdempotencyKey | null
  /** Whether the visitor gets a confirmation. */
  confirms: boolean
  /** For a visitor who also asked for guides. */
  subscription: Subscription | null
  time: Date
}

/** On PostgreSQL: a few busy connections are as fast as all ten. */
const maxConcurrent = 3
/** Small enough not to delay the first for the last. */
const maxBatchSize = 16
/** A longer wait indicates a fault, and each enquiry should wait for a connection separately. */
const maxWaitMs = 250

/**
 * Writes enquiries with their related rows, durable when the promise resolves. On PostgreSQL those that arrive while
 * others are being written share one statement, one commit and one disk sync. SQLite writes them one by one: there they
 * wait for the commit, and its queue limits how long.
 */
export function storeEnquiries(database: Database, newsletter: NewsletterDeps, notify: string[]) {
  const store = (arrivals: Arrival[]) => storeTogether(database, newsletter, notify, arrivals)
  if (database.dialect === 'sqlite') return (arrival: Arrival) => store([arrival])
  const batched = createBatcher(store, {
    maxConcurrent,
    maxBatchSize,
    maxWaitMs,
    isOutage: isUnavailable,
  })
  return (arrival: Arrival) => (isSimple(arrival) ? batched(arrival) : store([arrival]))
}

/** Whether its transaction only has to insert, without reading or deleting. */
const isSimple = ({ confirms, subscription, idempotencyKey }: Arrival) =>
  !confirms && !subscription && (idempotencyKey?.lifetimeMs ?? Infinity) === Infinity

/** On PostgreSQL a webhook may be deleted between the lookup and the insert of its events. */
function storeTogether(
  database: Database,
  newsletter: NewsletterDeps,
  notify: string[],
  arrivals: Arrival[],
) {
  const write = () => writeTogether(database, newsletter, notify, arrivals)
  return write().catch((error: unknown) => {
    if (!isMissingReference(error)) throw error
    return write()
  })
}

async function writeTogether(
  database: Database,
  newsletter: NewsletterDeps,
  notify: string[],
  arrivals: Arrival[],
) {
  const { db, dialect, isPooled } = database
  if (dialect === 'postgres' && !isPooled && arrivals.every(isSimple))
    return insertRows(db, dialect, await rowsOf(db, arrivals, notify))
  await db.transaction().execute(async (trx) => {
    for (const { idempotencyKey, time } of arrivals)
      if (idempotencyKey && idempotencyKey.lifetimeMs !== Infinity)
        await dropExpiredKey(trx, idempotencyKey, time)
    await insertRows(trx, dialect, await rowsOf(trx, arrivals, notify))
    for (const { confirms, subscription, submission, time } of arrivals) {
      if (confirms) await queueConfirmation(trx, database, submission, time)
      if (subscription) await subscribe(trx, newsletter, subscription, time)
    }
  })
}

async function rowsOf(db: Db, arrivals: Arrival[], notify: string[]) {
  const announced = arrivals.filter(({ submission }) => submission.quarantined === 0)
  const [first] = announced
  const listeners = first ? await listenersTo(db, 'enquiry.received', first.time) : []
  const deliveries = announced.flatMap(({ submission, time }) => {
    const enquiry = asSubmission(submission)
    const event = {
      event: 'enquiry.received',
      data: { enquiry: { ...enquiry, owner_email: null } },
      subjectId: enquiry.id,
      once: true,
    } as const
    return [
      ...noticesOf(enquiry, notify).map((notice) => mailRow(notice, time)),
      ...eventRows(listeners, event, time),
    ]
  })
  return {
    contact_submissions: arrivals.map(({ submission }) => submission),
    consents: arrivals.map(({ consent }) => consent),
    search_documents: arrivals.map(({ submission }) => searchDocument(submission)),
    idempotency_keys: arrivals.flatMap(({ idempotencyKey, submission }) =>
      idempotencyKey ? [keyRow(idempotencyKey, submission)] : [],
    ),
    live_events: arrivals.map(({ submission: { id, quarantined }, time }) =>
      liveEventRow({ kind: 'enquiry.received', id, quarantined: quarantined === 1 }, time),
    ),
    deliveries,
  }
}
