import type { NewsletterSubscriber, SubscriberExportQuery } from '#contract/newsletter.ts'
import { subscriberState } from '#contract/subscriber-state.ts'
import type { Db } from '#server/db/database.ts'
import { byteOrderMark, csvLine } from '#server/http/csv.ts'
import { pageOfSubscribers, type SubscriberFilters } from './subscribers.ts'

const columns = [
  'email',
  'created_at',
  'confirmed_at',
  'unsubscribed_at',
  'page_path',
  'consent_version',
  'consent_text',
  'ip',
  'user_agent',
] as const

/** All subscribers that the filters let through, a page at a time, newest first. */
export const exportSubscribers = (db: Db, { format, ...filters }: SubscriberExportQuery) =>
  format === 'csv' ? asCsv(subscribersOf(db, filters)) : asJson(subscribersOf(db, filters))

type Rows = AsyncIterable<NewsletterSubscriber[]>

async function* subscribersOf(db: Db, filters: SubscriberFilters) {
  let cursor: string | undefined
  do {
    const page = await pageOfSubscribers(db, filters, { limit: 500, cursor })
    yield page.rows
    cursor = page.next ?? undefined
  } while (cursor)
}

async function* asCsv(pages: Rows) {
  yield byteOrderMark + csvLine(['state', ...columns])
  for await (const rows of pages)
    yield rows
      .map((row) => csvLine([subscriberState(row), ...columns.map((column) => row[column])]))
      .join('')
}

async function* asJson(pages: Rows) {
  let before = '['
  for await (const rows of pages)
    for (const { id, ...row } of rows) {
      yield `${before}\n${JSON.stringify({ id, state: subscriberState(row), ...row })}`
      before = ','
    }
  yield before === '[' ? '[]\n' : '\n]\n'
}
