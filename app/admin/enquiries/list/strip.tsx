import { useQuery } from '@tanstack/react-query'
import { figure } from '#app/admin/dates.ts'
import { useNow } from '#app/admin/use-now.ts'
import { nextClosing } from '#app/admin/enquiries/clock/closing-time.ts'
import { dueBefore } from '#app/admin/enquiries/clock/due-before.ts'
import { exactDuration } from '#app/admin/enquiries/clock/promise-clock.ts'
import { type Box, enquiryCount, oldestWaiting, waiting } from '#app/admin/enquiries/queries.ts'
import styles from './strip.module.css'

/** "2 late · 5 due before 6 PM · oldest 21 h 40 m" */
export function Strip({ box }: { box: Box }) {
  const now = useNow()
  const { data: page } = useQuery(oldestWaiting(box))
  const { data: count } = useQuery(enquiryCount(box, waiting))
  const oldest = page?.rows[0]
  // The line is rendered empty while loading, so that the list below does not shift.
  if (!oldest) return <p className={styles.strip}>{page ? nothing[box] : '\u00a0'}</p>
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

const nothing = { inbox: 'Nothing is waiting', quarantine: 'Nothing to review' }

export const BinStrip = () => (
  <p className={styles.strip}>Kept for 30 days, then deleted for good</p>
)
