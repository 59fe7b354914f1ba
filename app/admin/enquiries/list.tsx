import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { DataTable, type features } from '#app/admin/data-table.tsx'
import { shortTime } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Pager } from '#app/admin/pager.tsx'
import { useOpenEnquiry, usePaging } from '#app/admin/paging.ts'
import { type Box, enquiryPage, pageSize } from './queries.ts'
import { ReleaseButton } from './release-button.tsx'

type EnquiryListProps = { userId: string; box: Box; title: string; empty: string; note?: string }

const column = createColumnHelper<typeof features, ContactSubmission>()

const received = column.accessor('created_at', {
  header: 'Received',
  cell: ({ getValue }) => <time dateTime={getValue()}>{shortTime(getValue())}</time>,
})
const name = column.accessor('name', {
  header: 'Name',
  cell: ({ row }) => <OpenLink enquiry={row.original} />,
})
const company = column.accessor('company', { header: 'Company' })
const email = column.accessor('email', {
  header: 'Email',
  cell: ({ getValue }) => <EmailText>{getValue()}</EmailText>,
})
const need = column.accessor((row) => row.primary_need ?? '–', {
  id: 'primary_need',
  header: 'Primary need',
})
const revenue = column.accessor((row) => row.revenue_range ?? '–', {
  id: 'revenue_range',
  header: 'Revenue',
})
const reason = column.accessor('quarantine_reason', { id: 'reason', header: 'Reason' })

const columnsFor = {
  inbox: () => column.columns([received, name, company, email, need, revenue]),
  quarantine: (userId: string) =>
    column.columns([
      received,
      name,
      company,
      reason,
      column.display({
        id: 'action',
        header: 'Action',
        cell: ({ row }) => <ReleaseButton userId={userId} enquiry={row.original} />,
      }),
    ]),
}

export function EnquiryList({ userId, box, title, empty, note }: EnquiryListProps) {
  const columns = useMemo(() => columnsFor[box](userId), [box, userId])
  const heading = useRef<HTMLHeadingElement>(null)
  const paging = usePaging(box === 'inbox' ? 'enquiries' : 'quarantine')
  const query = useQuery(enquiryPage(userId, box, paging.cursor))
  const shown = query.data
  const onTurn = () => heading.current?.scrollIntoView({ block: 'nearest' })
  const pager = { paging, size: pageSize, shown, onTurn }
  return (
    <section className="panel" aria-labelledby={`${box}-title`}>
      <header className="panel-head">
        <h2 id={`${box}-title`} ref={heading} tabIndex={-1} data-list={box}>
          {title}
        </h2>
        <Pager label={`${title}: pages`} {...pager} />
      </header>
      {note && <p className="panel-note">{note}</p>}
      {query.isError && (
        <LoadFailed what={title} retry={() => void query.refetch()} busy={query.isFetching} />
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={shown?.rows ?? (query.isError ? [] : undefined)}
        rowId={(row) => row.id}
        stale={query.isPlaceholderData}
        empty={empty}
      />
      <Pager label={`More ${title.toLowerCase()}`} {...pager} foot />
    </section>
  )
}

function OpenLink({ enquiry }: { enquiry: ContactSubmission }) {
  const link = useOpenEnquiry().linkTo(enquiry.id)
  return (
    <Link className="row-link" {...link}>
      <bdi>{enquiry.name}</bdi>
    </Link>
  )
}
