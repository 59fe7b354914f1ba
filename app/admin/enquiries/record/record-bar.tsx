import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { enquiryReference } from '#contract/reference.ts'
import { CopyButton } from '#app/admin/copy-button.tsx'
import { longTime, shortTime } from '#app/admin/dates.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { Neighbours } from './neighbours.tsx'
import type { Box, PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record-bar.module.css'

type RecordBarProps = {
  id: string
  box: Box
  record: PartOfEnquiry | undefined
  close: () => void
  /** Reply and what is done seldom. */
  actions: ReactNode
  /** Stage, owner, clock, follow-up. */
  state: ReactNode
}

/** Stays in sight above the record: whose it is, where in the list, how far it has come, and what can be done with it. */
export function RecordBar({ id, box, record, close, actions, state }: RecordBarProps) {
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
            <CopyButton text={enquiryReference(record.id)} label="Copy reference" />
            <time dateTime={record.created_at} title={longTime(record.created_at)}>
              {shortTime(record.created_at)}
            </time>
          </p>
        )}
      </div>
      <div className={styles.actions}>{record && actions}</div>
      <div className={styles.state}>
        {record && state}
        <Neighbours id={id} box={box} />
      </div>
    </header>
  )
}
