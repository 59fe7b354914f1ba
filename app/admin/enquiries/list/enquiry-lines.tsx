import { memo } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { firstSource } from '#contract/source-words.ts'
import { age, longTime, shortDay } from '#app/admin/dates.ts'
import * as text from '#app/ui/text.module.css'
import { Clock } from '#app/admin/enquiries/clock/clock.tsx'
import styles from './enquiry-row.module.css'
import { Highlighted } from './highlighted.tsx'
import { reasonWords, rowWords } from './row-words.ts'
import { OwnerName } from '#app/admin/enquiries/owner-name.tsx'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'

type EnquiryLinesProps = {
  enquiry: ListedEnquiry
  /** The owner's e-mail address, or the name of one who has lost access. */
  owner: string | undefined
  now: number
  /** The search terms. */
  search?: string | undefined
}

/** The content of a row. Memoized, because focus, selection and the open record change more often than its data. */
export const EnquiryLines = memo((props: EnquiryLinesProps) => {
  const { enquiry, owner, now, search } = props
  const source = firstSource(enquiry)
  const reason = enquiry.quarantined ? enquiry.quarantine_reason : null
  const range = enquiry.revenue_range
  const followUp = enquiry.follow_up_at
  const again = enquiry.from_same_address > 1 && enquiry.from_same_address
  return (
    <>
      <span className={styles.line}>
        {enquiry.unread && <span className={text.srOnly}>Unread </span>}
        <span className={styles.who} title={`${enquiry.name} · ${enquiry.company}`}>
          <bdi className={styles.name}>
            <Highlighted search={search}>{enquiry.name}</Highlighted>
          </bdi>
          <span>
            {' '}
            ·{' '}
            <bdi>
              <Highlighted search={search}>{enquiry.company}</Highlighted>
            </bdi>
          </span>
        </span>{' '}
        {again && (
          <span className={styles.again} title={`${again} enquiries from ${enquiry.email}`}>
            ×{again}
          </span>
        )}{' '}
        <time dateTime={enquiry.created_at} title={longTime(enquiry.created_at)}>
          {age(enquiry.created_at, now)}
        </time>{' '}
        <Clock enquiry={enquiry} now={now} />
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.lead}>
          {reason && (
            <span className={styles.reason} title={reason}>
              {reasonWords(reason)}
            </span>
          )}{' '}
          {enquiry.reply_failed && (
            <span
              className={styles.refused}
              title="The mail server refused the last reply for good"
            >
              Reply not delivered
            </span>
          )}{' '}
          {enquiry.binned_at && <span className={styles.stage}>In the bin</span>}{' '}
          {enquiry.stage !== 'new' && (
            <span className={styles.stage} data-stage={enquiry.stage}>
              {stageWords[enquiry.stage]}
            </span>
          )}{' '}
          {followUp && Date.parse(followUp) <= now && (
            <span className={styles.stage} data-due>
              Follow up {shortDay(followUp)}
            </span>
          )}{' '}
          <bdi className={styles.words}>
            <Highlighted search={search}>{rowWords(enquiry, search)}</Highlighted>
          </bdi>
        </span>{' '}
        {source && (
          <span className={styles.source} title={source}>
            {source}
          </span>
        )}{' '}
        {range && (
          <span className={styles.range} title={range}>
            {range.replace(' - $', '-').replace(/ ?\/month$/, '')}
            <span>/month</span>
          </span>
        )}{' '}
        {owner && <OwnerName owner={owner} className={styles.owner} />}
      </span>
    </>
  )
})
