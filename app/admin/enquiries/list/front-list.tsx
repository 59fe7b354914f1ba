import { useQuery } from '@tanstack/react-query'
import { Link } from '#app/navigation/link.tsx'
import { NewRows } from '#app/admin/live/new-rows.tsx'
import { ListPanel } from '#app/admin/lists/list-panel.tsx'
import { usePaging } from '#app/admin/lists/paging.ts'
import { useValidCursor } from '#app/admin/lists/use-valid-cursor.ts'
import styles from './enquiry-list.module.css'
import { EnquiryRows } from './enquiry-rows.tsx'
import { enquiryPage, everything } from '#app/admin/enquiries/queries.ts'
import { useRowFocus } from './row-focus.ts'

const title = 'Contact submissions'

/** The newest enquiries, in the front room. */
export function FrontList() {
  const paging = usePaging('cursor')
  const page = enquiryPage('inbox', everything, paging.cursor)
  const query = useQuery(page)
  useValidCursor(query, paging)
  const rows = query.data?.rows
  const focus = useRowFocus('')
  return (
    <ListPanel
      name="inbox-title"
      title={title}
      query={query}
      paging={paging}
      className={styles.panel}
    >
      {paging.cursor === null && (
        <NewRows queryKey={page.queryKey} shown={query.data} beside="heading" />
      )}
      <EnquiryRows
        box="inbox"
        title={title}
        rows={rows}
        busy={query.isPlaceholderData}
        focus={focus}
        front
      />
      {rows?.length === 0 && <p className={styles.empty}>No contact submissions.</p>}
      {(rows?.length ?? 0) > 0 && (
        <Link className={styles.all} to="/admin/inbox">
          All contact submissions
        </Link>
      )}
    </ListPanel>
  )
}
