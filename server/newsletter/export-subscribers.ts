import type { NewsletterSubscriber, SubscriberExportQuery } from '#contract/newsletter.ts'
import { subscriberState } from '#contract/subscriber-state.ts'
import type { Db } from '#server/db/database.ts'
import type { Download } from '#server/http/download.ts'
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

/** All subscribers that match the filters, a page at a time, newest first. */
export const exportSubscribers = (
  db: Db,
  { format, ...filters }: SubscriberExportQuery,
): Download<NewsletterSubscriber> => ({
  name: 'subscribers',
  format,
  pages: subscribersOf(db, filters),
  columns: ['state', ...columns],
  cellsOf: (row) => [subscriberState(row), ...columns.map((column) => row[column])],
  jsonOf: ({ id, ...row }) => ({ id, state: subscriberState(row), ...row }),
})

async function* subscribersOf(db: Db, filters: SubscriberFilters) {
  let cursor: string | undefined
  do {
    const page = await pageOfSubscribers(db, filters, { limit: 500, cursor })
    yield page.rows
    cursor = page.next ?? undefined
  } while (cursor)
}
