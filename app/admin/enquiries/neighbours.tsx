import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { figure } from '#app/admin/dates.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { firstNumber } from '#app/admin/page.ts'
import { usePaging } from '#app/admin/paging.ts'
import { useRecordLink } from './open-record.ts'
import { type Box, enquiryPage } from './queries.ts'
import styles from './record-bar.module.css'
import { useListing } from './use-listing.ts'

/** "4 of 7", and the ways to the enquiries before and after it. */
export function Neighbours({ id, box }: { id: string; box: Box }) {
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
