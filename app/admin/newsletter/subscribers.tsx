import { useQuery } from '@tanstack/react-query'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { type Column, DataTable } from '#app/admin/data-table.tsx'
import { longTime, shortTime } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { ListPanel } from '#app/admin/list-panel.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { Room } from '#app/admin/room.tsx'
import { useValidPlace } from '#app/admin/use-valid-place.ts'
import { subscriberPage } from './queries.ts'

const columns: Column<NewsletterSubscriber>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <strong>
        <EmailText>{email}</EmailText>
      </strong>
    ),
  },
  {
    id: 'confirmed_at',
    header: 'State',
    cell: ({ confirmed_at }) => (confirmed_at ? 'Confirmed' : 'Not yet confirmed'),
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
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={longTime(created_at)}>
        {shortTime(created_at)}
      </time>
    ),
  },
]

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
          stale={query.isPlaceholderData}
          empty="No subscribers."
        />
      </ListPanel>
    </Room>
  )
}
