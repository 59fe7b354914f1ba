import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { DataTable, type features } from '#app/admin/data-table.tsx'
import { longTime, shortTime } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { ListPanel } from '#app/admin/list-panel.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { Room } from '#app/admin/room.tsx'
import { useValidPlace } from '#app/admin/use-valid-place.ts'
import { subscriberPage } from './queries.ts'

const column = createColumnHelper<typeof features, NewsletterSubscriber>()

const columns = column.columns([
  column.accessor('email', {
    header: 'Email',
    cell: ({ getValue }) => (
      <strong>
        <EmailText>{getValue()}</EmailText>
      </strong>
    ),
  }),
  column.accessor('confirmed_at', {
    header: 'State',
    cell: ({ getValue }) => (getValue() ? 'Confirmed' : 'Not yet confirmed'),
  }),
  column.accessor('page_path', { header: 'Page' }),
  column.accessor('consent_version', {
    header: 'Consent text',
    cell: ({ row, getValue }) => (
      <span title={row.original.consent_text ?? undefined}>{getValue()}</span>
    ),
  }),
  column.accessor('created_at', {
    header: 'Subscribed',
    cell: ({ getValue }) => (
      <time dateTime={getValue()} title={longTime(getValue())}>
        {shortTime(getValue())}
      </time>
    ),
  }),
])

const title = 'Newsletter subscribers'

export function Component() {
  const paging = usePaging('cursor')
  const query = useQuery(subscriberPage(paging.cursor))
  useValidPlace(query, paging)
  return (
    <Room title="Subscribers" parameters={['cursor']}>
      <ListPanel
        name="subscribers-title"
        title={title}
        note="Nothing is sent to an address before it is confirmed."
        query={query}
        paging={paging}
      >
        <DataTable
          label={title}
          columns={columns}
          rows={query.data?.rows}
          rowId={(row) => row.id}
          stale={query.isPlaceholderData}
          empty="No subscribers."
        />
      </ListPanel>
    </Room>
  )
}
