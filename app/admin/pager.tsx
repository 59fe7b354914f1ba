import { buttonClass } from '#app/ui/button.tsx'
import { figure } from './dates.ts'
import type { Page } from './page.ts'
import type { usePaging } from './paging.ts'

type PagerProps = {
  label: string
  paging: ReturnType<typeof usePaging>
  size: number
  /** The page on the screen, undefined while there is none. */
  shown: Page<unknown> | undefined
  /** Below the list: only the buttons, and nothing where there is nowhere to go. */
  foot?: boolean
  onTurn: () => void
}

/** Buttons keep their focus when they have nowhere to go, so `aria-disabled` instead of `disabled`. */
export function Pager({ label, paging, size, shown, foot = false, onTurn }: PagerProps) {
  const { page, older, newer, newest } = paging
  const next = shown?.next
  const single = page === 1 && shown !== undefined && !next
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
    <nav className={foot ? 'pager pager-foot' : 'pager'} aria-label={label}>
      {!foot && (
        <p className="pager-position" aria-live="polite">
          {shown ? position(page, size, shown) : '–'}
        </p>
      )}
      {page > 2 && <button {...turn(newest)}>Newest</button>}
      {!single && <button {...turn(page > 1 ? newer : null)}>Newer</button>}
      {!single && <button {...turn(next ? () => older(next) : null)}>Older</button>}
    </nav>
  )
}

/** "51-100 of 100,000" */
function position(page: number, size: number, { rows, total }: Page<unknown>) {
  if (rows.length === 0) return `0 of ${figure(total)}`
  const first = (page - 1) * size + 1
  return `${figure(first)}-${figure(first + rows.length - 1)} of ${figure(total)}`
}
