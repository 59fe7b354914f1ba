import { useQuery } from '@tanstack/react-query'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { subscriberState } from '#contract/subscriber-state.ts'
import { type Column, DataTable } from '#app/admin/lists/data-table.tsx'
import { longTime } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { ListPanel } from '#app/admin/lists/list-panel.tsx'
import { usePaging } from '#app/admin/lists/paging.ts'
import { Room } from '#app/admin/frame/room.tsx'
import { useValidCursor } from '#app/admin/lists/use-valid-cursor.ts'
import { emailColumn } from '#app/admin/users/person-columns.tsx'
import { FilterBar } from './filter-bar.tsx'
import { stateWords, useFilters } from './filters.ts'
import { subscriberPage } from './queries.ts'
import { UnsubscribeButton } from './unsubscribe-button.tsx'

const title = 'Newsletter subscribers'
const listTitle = 'subscribers-title'

/** Gets the focus when the focused button is gone. */
const focusList = () => document.getElementById(listTitle)

const columns: Column<NewsletterSubscriber>[] = [
  emailColumn(),
  {
    id: 'confirmed_at',
    header: 'State',
    cell: (subscriber) => {
      const since = subscriber.unsubscribed_at ?? subscriber.confirmed_at
      return (
        <span title={since ? longTime(since) : undefined}>
          {stateWords[subscriberState(subscriber)]}
        </span>
      )
    },
  },
  { id: 'page_path', header: 'Page', cell: ({ page_path }) => page_path },
  {
    id: 'consent_version',
    header: 'Consent text',
    cell: ({ consent_version, consent_text }) =>
      consent_version && <span title={consent_text ?? undefined}>{consent_version}</span>,
  },
  {
    id: 'created_at',
    header: 'Subscribed',
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  {
    id: 'action',
    header: 'Action',
    cell: (subscriber) =>
      subscriberState(subscriber) !== 'unsubscribed' && (
        <UnsubscribeButton subscriber={subscriber} focusList={focusList} />
      ),
  },
]

export function Component() {
  const paging = usePaging('cursor')
  const { filters, setFilters } = useFilters()
  const query = useQuery(subscriberPage(paging.cursor, filters))
  useValidCursor(query, paging)
  return (
    <Room title="Subscribers" parameters={['cursor', 'state', 'q']}>
      <ListPanel
        name={listTitle}
        title={title}
        note="Newsletters go to confirmed addresses only."
        query={query}
        paging={paging}
      >
        <FilterBar filters={filters} setFilters={setFilters} />
        <DataTable
          label={title}
          columns={columns}
          rows={query.data?.rows}
          stale={query.isPlaceholderData}
          empty={filters.state || filters.q ? 'No subscriber is like that.' : 'No subscribers.'}
        />
      </ListPanel>
    </Room>
  )
}
