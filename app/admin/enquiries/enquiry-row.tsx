import type { ReactNode } from 'react'
import { Link } from '#app/link.tsx'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { firstSource } from '#contract/source-words.ts'
import { age, longTime } from '#app/admin/dates.ts'
import { Clock } from './clock.tsx'
import styles from './enquiry-row.module.css'
import { useRecordLink } from './open-record.ts'
import type { Box } from './queries.ts'

type EnquiryRowProps = {
  box: Box
  enquiry: ContactSubmission
  now: number
  open: string | undefined
  tabStop: boolean
  onFocus: () => void
  children?: ReactNode
}

const longestOpening = 160

/** Two lines, the same wherever enquiries are listed. What an enquiry does not have is left out. */
export function EnquiryRow(props: EnquiryRowProps) {
  const { box, enquiry, now, open, tabStop, onFocus, children } = props
  const link = useRecordLink(box, open)(enquiry.id)
  const source = firstSource(enquiry)
  const reason = enquiry.quarantined ? enquiry.quarantine_reason : null
  const opening = enquiry.message?.slice(0, longestOpening).replace(/\s+/g, ' ')
  const words = [enquiry.primary_need, opening].filter(Boolean)
  return (
    <li className={styles.row} data-open={enquiry.id === open}>
      <Link
        {...link}
        data-row={enquiry.id}
        tabIndex={tabStop ? 0 : -1}
        aria-current={enquiry.id === open || undefined}
        onFocus={onFocus}
      >
        <span className={styles.line}>
          <span className={styles.who} title={`${enquiry.name} · ${enquiry.company}`}>
            <bdi className={styles.name}>{enquiry.name}</bdi>
            <span>
              {' '}
              · <bdi>{enquiry.company}</bdi>
            </span>
          </span>{' '}
          <time dateTime={enquiry.created_at} title={longTime(enquiry.created_at)}>
            {age(enquiry.created_at, now)}
          </time>{' '}
          <Clock enquiry={enquiry} now={now} />
        </span>{' '}
        <span className={styles.line}>
          {reason && (
            <span className={styles.reason} title={reason}>
              {reason.replace(/^Several signs together: /, '')}
            </span>
          )}{' '}
          <bdi className={styles.words}>{words.length > 0 ? words.join(' · ') : enquiry.email}</bdi>{' '}
          {source && (
            <span className={styles.source} title={source}>
              {source}
            </span>
          )}{' '}
          {enquiry.revenue_range && <span className={styles.range}>{enquiry.revenue_range}</span>}
        </span>
      </Link>
      {children}
    </li>
  )
}
