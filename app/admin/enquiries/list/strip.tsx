import { useQuery } from '@tanstack/react-query'
import { binKeptDays } from '#contract/enquiry-rules.ts'
import { Link } from '#app/navigation/link.tsx'
import { figure } from '#app/admin/dates.ts'
import { useNow } from '#app/admin/use-now.ts'
import { nextClosing } from '#app/admin/enquiries/clock/closing-time.ts'
import { dueBefore } from '#app/admin/enquiries/clock/due-before.ts'
import { exactDuration } from '#app/admin/enquiries/clock/promise-clock.ts'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import {
  type Box,
  enquiryCount,
  everything,
  late,
  oldestWaiting,
  waiting,
} from '#app/admin/enquiries/queries.ts'
import { isSameView, viewPath } from '#app/admin/enquiries/views/views.ts'
import styles from './strip.module.css'

type StripProps = { box: Box; listing: Listing }

/** The line above the list. Figures of the whole inbox would contradict a list of another part of it. */
export function Strip({ box, listing }: StripProps) {
  if (listing.filters.bin) return <p className={styles.strip}>{keptWords}</p>
  const isWhole = [everything, waiting, late].some((one) =>
    isSameView({ box, listing: one }, { box, listing }),
  )
  // The line stays, because the number of new rows is positioned on it.
  return isWhole || box === 'quarantine' ? (
    <Figures box={box} />
  ) : (
    <p className={styles.strip}>&nbsp;</p>
  )
}

/** "2 late · 5 due before 6 PM · oldest 21 h 40 m" */
function Figures({ box }: { box: Box }) {
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
  const overdue = dueBefore(page, now)
  const soon = dueBefore(page, closing.at)
  return (
    <p className={styles.strip}>
      {overdue.count > 0 && (
        <>
          <Link to={viewPath({ box, listing: late })}>
            {figure(overdue.count)}
            {overdue.more && '+'} late
          </Link>
          {' · '}
        </>
      )}
      {soon.count > overdue.count && (
        <>
          {figure(soon.count - overdue.count)}
          {soon.more && '+'} due before 6 PM{closing.day} {'· '}
        </>
      )}
      oldest {waited}
    </p>
  )
}

const nothing = { inbox: 'Nothing is waiting', quarantine: 'Nothing to review' }

const keptWords = `Kept for ${binKeptDays} days, then deleted for good`
