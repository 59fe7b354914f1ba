import { type ComponentType, memo } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { EnquiryLines } from './enquiry-lines.tsx'
import styles from './enquiry-row.module.css'
import { RowCheckbox } from './row-checkbox.tsx'
import { type RowFocus, useTabStop } from './row-focus.ts'
import { type Selection, useIsSelected } from '#app/admin/enquiries/bulk/selection.ts'

export type RowAction = ComponentType<{ enquiry: ListedEnquiry; tabIndex: number }>

type EnquiryRowProps = {
  enquiry: ListedEnquiry
  /** The URL of its record. The list handles the click. */
  href: string
  /** The owner's e-mail address, or the name of one who has lost access. */
  owner: string | undefined
  now: number
  open: boolean
  focus: RowFocus
  /** Whether it is the Tab stop of the list while no row has had the focus. */
  resting: boolean
  /** The search terms. */
  search: string | undefined
  selection: Selection | undefined
  /** A button at the end of the row. */
  Action: RowAction | undefined
}

/**
 * A row of a list of enquiries. A list has fifty, so a row only renders again when its own data change: it must not
 * read the URL or other rows.
 */
export const EnquiryRow = memo((props: EnquiryRowProps) => {
  const { enquiry, href, owner, now, open, focus, resting, search, selection, Action } = props
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
      {Action && <Action enquiry={enquiry} tabIndex={tabIndex} />}
    </li>
  )
})
