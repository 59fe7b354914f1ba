import { useEffect, useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { SECOND } from '#contract/durations.ts'
import { figure } from '#app/admin/dates.ts'
import { type FilteredPage, firstNumber } from './page.ts'
import styles from './pager.module.css'
import type { Paging } from './paging.ts'

type PagerProps = {
  label: string
  paging: Paging
  /** The page that is shown. Undefined until one has been loaded. */
  shown: FilteredPage<unknown> | undefined
  /** Another page is loading, so the position of its rows is not known yet. */
  turning: boolean
  /** Below the list: buttons without the position, or nothing if there is only one page. */
  foot?: boolean
  /** The list is not sorted newest first, so its pages cannot be called older and newer. */
  inOtherOrder?: boolean | undefined
  onTurn: () => void
}

/** `aria-disabled` instead of `disabled`, so that a button keeps the focus on the last page. */
export function Pager({ label, paging, shown, turning, foot = false, ...rest }: PagerProps) {
  const { inOtherOrder = false, onTurn } = rest
  const { cursor, older, newer, newest } = paging
  const words = inOtherOrder ? otherWords : newestFirst
  const next = shown?.next
  const single = cursor === null && !next
  const asked = useAsked(turning)
  if (foot && (single || !shown)) return null
  const turn = (go: (() => void) | null) => ({
    type: 'button' as const,
    className: buttonClass('secondary', 'small'),
    'aria-disabled': go === null,
    onClick: () => {
      if (!go) return
      go()
      onTurn()
    },
  })
  return (
    <nav className={styles.pager} aria-label={label}>
      {!foot && (
        <p className={styles.position} aria-live={asked ? 'polite' : 'off'}>
          {shown && (turning ? <span aria-hidden="true">–</span> : position(shown, paging.before))}
        </p>
      )}
      {newest && paging.before !== 1 && <button {...turn(newest)}>{words.first}</button>}
      {!single && (newer || !newest) && <button {...turn(newer)}>{words.previous}</button>}
      {!single && <button {...turn(next ? () => older(next) : null)}>{words.next}</button>}
    </nav>
  )
}

/** Whether the reader has asked for these rows just now: a list that changes by itself is not announced. */
function useAsked(turning: boolean) {
  const [asked, setAsked] = useState(false)
  if (turning && !asked) setAsked(true)
  useEffect(() => {
    if (turning || !asked) return undefined
    const timer = setTimeout(setAsked, SECOND, false)
    return () => clearTimeout(timer)
  }, [turning, asked])
  return asked
}

const newestFirst = { first: 'Newest', previous: 'Newer', next: 'Older' }
const otherWords = { first: 'First', previous: 'Previous', next: 'Next' }

/** "51-100 of 100,000", or "51-100" if the total is not known. */
function position(page: FilteredPage<unknown>, before: number | null) {
  const { rows, total } = page
  if (rows.length === 0) return `0 of ${figure(total ?? 0)}`
  const first = firstNumber(page, before)
  if (first === null) return total !== null && `${figure(total)} in all`
  const last = first + rows.length - 1
  const shown = `${figure(first)}-${figure(last)}`
  // A row that has left the list is shown until the next reload, so the last number may exceed the total.
  return total === null ? shown : `${shown} of ${figure(Math.max(total, last))}`
}
