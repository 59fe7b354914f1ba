import { memo } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { EnquiryLines } from './enquiry-lines.tsx'
import styles from './enquiry-row.module.css'
import { NotSpamButton } from './not-spam-button.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { type RowFocus, useTabStop } from './row-focus.ts'
import { type Selection, useIsSelected } from '#app/admin/enquiries/bulk/selection.ts'

type EnquiryRowProps = {
  enquiry: ListedEnquiry
  /** The address of its record, which the list opens on a click. */
  href: string
  /** The owner's e-mail address. */
  owner: string | undefined
  now: number
  open: boolean
  focus: RowFocus
  /** Holds the Tab stop as long as no row has had the focus. */
  resting: boolean
  /** What is searched for. */
  search: string | undefined
  selection: Selection | undefined
  /** Suspected spam can be let out in its row. */
  suspect: boolean
}

/**
 * Two lines, the same wherever enquiries are listed. What an enquiry does not have is left out. A list has fifty of them,
 * so a row renders again only when its own data change: it reads neither the address nor its neighbours.
 */
export const EnquiryRow = memo((props: EnquiryRowProps) => {
  const { enquiry, href, owner, now, open, focus, resting, search, selection, suspect } = props
  const tabIndex = useTabStop(focus, enquiry.id, resting) ? 0 : -1
  const selected = useIsSelected(selection, enquiry.id)
  return (
    <li
      className={styles.row}
      data-open={open}
      data-unread={enquiry.unread}
      data-selected={selected}
    >
      {selection && <RowCheckbox row={enquiry} selected={selected} selection={selection} />}
      <a href={href} data-row={enquiry.id} tabIndex={tabIndex} aria-current={open || undefined}>
        <EnquiryLines enquiry={enquiry} owner={owner} now={now} search={search} />
      </a>
      {suspect && <NotSpamButton enquiry={enquiry} tabIndex={tabIndex} />}
    </li>
  )
})
