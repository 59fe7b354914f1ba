import { useQuery } from '@tanstack/react-query'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { figure } from '#app/admin/dates.ts'
import type { FilteredPage } from '#app/admin/page.ts'
import { useNow } from '#app/admin/use-now.ts'
import { nextClosing } from './closing-time.ts'
import styles from './strip.module.css'
import { exactDuration } from './promise-clock.ts'
import { type Box, enquiryCount, enquiryPage, waiting } from './queries.ts'

/** What presses, in one line: "2 late · 5 due before 6 PM · oldest 21 h 40 m". */
export function Strip({ box }: { box: Box }) {
  const now = useNow()
  const { data: page } = useQuery(enquiryPage(box, waiting, null))
  const { data: count } = useQuery(enquiryCount(box, waiting))
  const oldest = page?.rows[0]
  if (!page || page.rows.length === 0 || !oldest) return null
  const waited = exactDuration(now - new Date(oldest.created_at).getTime())
  if (box === 'quarantine')
    return (
      <p className={styles.strip}>
        {figure(count ?? page.rows.length)} unreviewed, oldest {waited}
      </p>
    )
  const closing = nextClosing(now)
  const late = dueBefore(page, now)
  const soon = dueBefore(page, closing.at)
  return (
    <p className={styles.strip}>
      {late.count > 0 && (
        <>
          <strong>
            {figure(late.count)}
            {late.more && '+'} late
          </strong>
          {' · '}
        </>
      )}
      {soon.count > late.count && (
        <>
          {figure(soon.count - late.count)}
          {soon.more && '+'} due before 6 PM{closing.day} {'· '}
        </>
      )}
      oldest {waited}
    </p>
  )
}

/** The page holds those that are due first: where all of them are, there may be more behind it. */
function dueBefore({ rows, next }: FilteredPage<ListedEnquiry>, time: number) {
  const count = rows.filter(({ due_at }) => new Date(due_at).getTime() <= time).length
  return { count, more: count === rows.length && next !== null }
}
