import type { ReactNode } from 'react'
import { Link } from '#app/link.tsx'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { EnquiryLines } from './enquiry-lines.tsx'
import styles from './enquiry-row.module.css'
import { useRecordLink } from './open-record.ts'
import type { Box } from './queries.ts'

type EnquiryRowProps = {
  box: Box
  enquiry: ListedEnquiry
  /** The owner's e-mail address. */
  owner: string | undefined
  now: number
  open: string | undefined
  tabStop: boolean
  /** What is searched for. */
  search?: string | undefined
  selected?: boolean | undefined
  /** Stands before the row. */
  before?: ReactNode
  children?: ReactNode
}

/** Two lines, the same wherever enquiries are listed. What an enquiry does not have is left out. */
export function EnquiryRow(props: EnquiryRowProps) {
  const { box, enquiry, owner, now, open, tabStop, search, selected } = props
  const link = useRecordLink(box, open)(enquiry.id)
  return (
    <li
      className={styles.row}
      data-open={enquiry.id === open}
      data-unread={enquiry.unread}
      data-selected={selected}
    >
      {props.before}
      <Link
        {...link}
        data-row={enquiry.id}
        tabIndex={tabStop ? 0 : -1}
        aria-current={enquiry.id === open || undefined}
      >
        <EnquiryLines enquiry={enquiry} owner={owner} now={now} search={search} />
      </Link>
      {props.children}
    </li>
  )
}
