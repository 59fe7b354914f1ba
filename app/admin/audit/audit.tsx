import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '#app/admin/lists/data-table.tsx'
import { Time } from '#app/admin/time.tsx'
import { ListPanel } from '#app/admin/lists/list-panel.tsx'
import { usePaging } from '#app/admin/lists/paging.ts'
import { Room } from '#app/admin/frame/room.tsx'
import { useValidCursor } from '#app/admin/lists/use-valid-cursor.ts'
import { Link } from '#app/navigation/link.tsx'
import { actionWords, detailsOf } from './action-words.ts'
import styles from './audit.module.css'
import { FilterBar } from './filter-bar.tsx'
import { filterNames, type Filters, isNarrowed, narrowedBy, useFilters } from './filters.ts'
import { ActiveFilters, Party } from './active-filters.tsx'
import { auditPage, type Row } from './queries.ts'
import { Subjects } from './subjects.tsx'

const title = 'Audit trail'
const parameters = ['cursor', ...filterNames]

/** The audit trail: what admins did, and events that affect the security of accounts. */
export function Component() {
  const paging = usePaging('cursor')
  const { filters, setFilters } = useFilters()
  const query = useQuery(auditPage(paging.cursor, filters))
  useValidCursor(query, paging)
  return (
    <Room title="Audit" parameters={parameters}>
      <ListPanel
        name="audit-title"
        title={title}
        note="Entries are only ever added, each sealed with the one before it."
        query={query}
        paging={paging}
      >
        <FilterBar filters={filters} setFilters={setFilters}>
          <ActiveFilters filters={filters} rows={query.data?.rows} />
        </FilterBar>
        <DataTable
          label={title}
          columns={columnsFor(filters)}
          rows={query.data?.rows}
          stale={query.isPlaceholderData}
          empty={isNarrowed(filters) ? 'Nothing of that kind happened.' : 'Nothing happened yet.'}
        />
      </ListPanel>
    </Room>
  )
}

const columnsFor = (filters: Filters): Column<Row>[] => [
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => <Time at={at} />,
  },
  {
    id: 'actor',
    header: 'Who',
    cell: ({ actor }) =>
      actor ? (
        <Link to={narrowedBy(filters, { actor: actor.id })}>
          <Party party={actor} />
        </Link>
      ) : (
        'No account'
      ),
  },
  { id: 'what', header: 'What', cell: ({ action }) => <strong>{actionWords[action]}</strong> },
  {
    id: 'subject',
    header: 'To what',
    cell: (row) => <Subjects row={row} filters={filters} />,
  },
  {
    id: 'details',
    header: 'Details',
    cell: ({ data, hash, seq, others }) => (
      <span
        className={styles.details}
        title={others ? `Entries ${others.at(-1)?.seq} to ${seq}` : `Entry ${seq}, ${hash}`}
      >
        {detailsOf(data)}
      </span>
    ),
  },
]
