import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { enquiryReference } from '#contract/reference.ts'
import { figure, longTime, shortTime } from '#app/admin/dates.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { firstNumber } from '#app/admin/page.ts'
import { usePaging } from '#app/admin/paging.ts'
import { useNow } from '#app/admin/use-now.ts'
import { Clock } from './clock.tsx'
import { useRecordLink } from './open-record.ts'
import { type Box, enquiryPage, type PartOfEnquiry } from './queries.ts'
import styles from './record-bar.module.css'
import { replyLink } from './reply-link.ts'
import { SpamButton } from './spam-button.tsx'
import { useListing } from './use-listing.ts'

type RecordBarProps = {
  id: string
  box: Box
  record: PartOfEnquiry | undefined
  close: () => void
}

/** Stays in sight above the record: whose it is, where in the list, and what can be done with it. */
export function RecordBar({ id, box, record, close }: RecordBarProps) {
  const now = useNow()
  const bar = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Who opens a record wants to read it; who goes on to the next one from here keeps the button.
  useEffect(() => {
    if (!bar.current?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.back}>
        <IconButton label="Back to the list" icon={<ArrowLeft aria-hidden />} onClick={close} />
      </div>
      <div className={styles.who}>
        <h2 ref={heading} tabIndex={-1} title={record?.name}>
          {record ? <bdi>{record.name}</bdi> : 'Enquiry'}
        </h2>
        {record && (
          <p>
            <bdi className={styles.company} title={record.company}>
              {record.company}
            </bdi>
            <span className={styles.reference}>{enquiryReference(record.id)}</span>
            <time dateTime={record.created_at} title={longTime(record.created_at)}>
              {shortTime(record.created_at)}
            </time>
            <Clock enquiry={record} now={now} />
          </p>
        )}
      </div>
      <Neighbours id={id} box={box} />
      {record && (
        <div className={styles.actions}>
          <SpamButton enquiry={record} />
          <a className={buttonClass('primary', 'small')} href={replyLink(record)}>
            Reply
          </a>
        </div>
      )}
    </header>
  )
}

/** "4 of 7", and the ways to the enquiries before and after it. */
function Neighbours({ id, box }: { id: string; box: Box }) {
  const paging = usePaging('cursor')
  const { data: page } = useQuery(enquiryPage(box, useListing().listing, paging.cursor))
  const link = useRecordLink(box, id)
  const navigate = useNavigate()
  const at = page?.rows.findIndex((row) => row.id === id) ?? -1
  if (!page || at < 0) return null
  const first = firstNumber(page, paging.before)
  const go = (to: string | undefined) => () => {
    if (!to) return
    const { to: address, ...options } = link(to)
    void navigate(address, options)
  }
  const newer = page.rows[at - 1]?.id
  const older = page.rows[at + 1]?.id
  return (
    <div className={styles.neighbours}>
      {first !== null && (
        <span>
          {figure(first + at)}
          {page.total !== null && ` of ${figure(page.total)}`}
        </span>
      )}
      <IconButton
        label="Newer enquiry"
        icon={<ChevronUp aria-hidden />}
        aria-disabled={!newer}
        onClick={go(newer)}
      />
      <IconButton
        label="Older enquiry"
        icon={<ChevronDown aria-hidden />}
        aria-disabled={!older}
        onClick={go(older)}
      />
    </div>
  )
}
