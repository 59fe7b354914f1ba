import { Fragment } from 'react'
import { useQuery } from '@tanstack/react-query'
import { binKeptDays } from '#contract/enquiry-rules.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { clockHour, closesAtHour } from '#contract/office-hours.ts'
import { Link } from '#app/navigation/link.tsx'
import { figure } from '#app/admin/dates.ts'
import { useNow } from '#app/admin/use-now.ts'
import { nextClosing } from '#app/admin/enquiries/clock/closing-time.ts'
import { dueBefore } from '#app/admin/enquiries/clock/due-before.ts'
import { exactDuration } from '#app/admin/enquiries/clock/promise-clock.ts'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import { enquiries } from '#app/admin/enquiries/enquiry-number.ts'
import {
  type Box,
  enquiryCount,
  everything,
  late,
  movedOn,
  oldestWaiting,
  waiting,
} from '#app/admin/enquiries/queries.ts'
import { isSameView, viewPath } from '#app/admin/enquiries/views/views.ts'
import styles from './strip.module.css'

type StripProps = {
  box: Box
  listing: Listing
  /** The number of enquiries in the list, once it is known. */
  total?: number | null
}

/** The line above the list. Figures of the whole inbox would contradict a list of another part of it. */
export function Strip({ box, listing, total = null }: StripProps) {
  if (listing.filters.bin) return <p className={styles.strip}>{keptWords}</p>
  const isWhole = [everything, waiting, late].some((one) =>
    isSameView({ box, listing: one }, { box, listing }),
  )
  if (box === 'quarantine') return <QuarantineFigures />
  if (isWhole) return <InboxFigures layout={listing.layout} />
  return total === null ? emptyLine : <p className={styles.strip}>{enquiries(total)}</p>
}

/** "2 late · 1 moved on unanswered · 5 due before 6 PM · oldest 21 h 40 m" */
function InboxFigures({ layout }: Pick<Listing, 'layout'>) {
  const now = useNow()
  const { data: page } = useQuery(oldestWaiting('inbox'))
  const { data: moved = 0 } = useQuery(enquiryCount('inbox', movedOn))
  if (!page) return emptyLine
  const [oldest] = page.rows
  const closing = nextClosing(now)
  const overdue = dueBefore(page, now)
  const soon = dueBefore(page, closing.at)
  const toLate = overdue.count > 0 && (
    <Link to={viewPath({ box: 'inbox', listing: late }, layout)}>
      {figure(overdue.count)}
      {overdue.more && '+'} late
    </Link>
  )
  const toMovedOn = moved > 0 && (
    <Link to={viewPath({ box: 'inbox', listing: movedOn }, layout)}>
      {figure(moved)} moved on unanswered
    </Link>
  )
  const parts = [
    toLate,
    toMovedOn,
    soon.count > overdue.count &&
      `${figure(soon.count - overdue.count)}${soon.more ? '+' : ''} due before ${clockHour(closesAtHour)}${closing.day}`,
    oldest ? `oldest ${waited(oldest, now)}` : 'Nothing is waiting',
  ].filter(Boolean)
  return (
    <p className={styles.strip}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

function QuarantineFigures() {
  const now = useNow()
  const { data: page } = useQuery(oldestWaiting('quarantine'))
  const { data: count } = useQuery(enquiryCount('quarantine', waiting))
  if (!page) return emptyLine
  const [oldest] = page.rows
  return (
    <p className={styles.strip}>
      {oldest
        ? `${figure(count ?? page.rows.length)} unreviewed, oldest ${waited(oldest, now)}`
        : 'Nothing to review'}
    </p>
  )
}

const waited = ({ created_at }: ListedEnquiry, now: number) =>
  exactDuration(now - new Date(created_at).getTime())

/** Where there are no figures, or none yet: the list below does not shift, and the number of new rows stands on it. */
const emptyLine = <p className={styles.strip}>&nbsp;</p>

const keptWords = `Kept for ${binKeptDays} days, then deleted for good`
