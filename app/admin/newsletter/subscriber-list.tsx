import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { useRef } from 'react'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { DataTable, type features } from '#app/admin/data-table.tsx'
import { shortTime } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Pager } from '#app/admin/pager.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { pageSize, subscriberPage } from './queries.ts'

const column = createColumnHelper<typeof features, NewsletterSubscriber>()

const columns = column.columns([
  column.accessor('created_at', {
    header: 'Subscribed',
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortTime(getValue())}</time>,
  }),
  column.accessor('email', {
    header: 'Email',
    cell: ({ getValue }) => <EmailText className="strong">{getValue()}</EmailText>,
  }),
  column.accessor('confirmed_at', {
    header: 'State',
    cell: ({ getValue }) => (getValue() ? 'Confirmed' : 'Not yet confirmed'),
  }),
  column.accessor((row) => row.page_path ?? '–', { id: 'page_path', header: 'Page' }),
  column.accessor((row) => row.consent_version ?? '–', {
    id: 'consent_version',
    header: 'Consent text',
    cell: ({ row, getValue }) => (
      <span title={row.original.consent_text ?? undefined}>{getValue()}</span>
    ),
  }),
])

const title = 'Newsletter subscribers'

export function SubscriberList({ userId }: { userId: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const paging = usePaging('subscribers')
  const query = useQuery(subscriberPage(userId, paging.cursor))
  const shown = query.data
  const onTurn = () => heading.current?.scrollIntoView({ block: 'nearest' })
  const pager = { paging, size: pageSize, shown, onTurn }
  return (
    <section className="panel" aria-labelledby="subscribers-title">
      <header className="panel-head">
        <h2 id="subscribers-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Pager label={`${title}: pages`} {...pager} />
      </header>
      <p className="panel-note">Nothing is sent to an address before it is confirmed.</p>
      {query.isError && (
        <LoadFailed what={title} retry={() => void query.refetch()} busy={query.isFetching} />
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={shown?.rows ?? (query.isError ? [] : undefined)}
        rowId={(row) => row.id}
        stale={query.isPlaceholderData}
        empty="No subscribers."
      />
      <Pager label={`More ${title.toLowerCase()}`} {...pager} foot />
    </section>
  )
}
