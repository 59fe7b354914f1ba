import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { enquiryReference } from '#contract/reference.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Time } from '#app/admin/time.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { BoardNeighbors } from './board-neighbors.tsx'
import { Neighbors } from './neighbors.tsx'
import type { Box, PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'
import styles from './record-bar.module.css'

type RecordBarProps = {
  id: string
  box: Box
  record: PartOfEnquiry | undefined
  close: () => void
  actions: ReactNode
  /** The menus for stage, owner, clock and follow-up. */
  state: ReactNode
}

/** The sticky bar above the record: the sender, its state, its actions, and the previous and next enquiry. */
export function RecordBar({ id, box, record, close, actions, state }: RecordBarProps) {
  const { listing } = useListing()
  const bar = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Opening a record focuses its heading. The buttons of this bar for the next and previous record keep the focus.
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
            <Time at={record.created_at} />
          </p>
        )}
      </div>
      <div className={styles.actions}>{record && actions}</div>
      <div className={styles.state}>
        {record && state}
        {listing.layout === 'board' ? <BoardNeighbors id={id} /> : <Neighbors id={id} box={box} />}
      </div>
    </header>
  )
}
