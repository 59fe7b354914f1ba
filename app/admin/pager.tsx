import { figure } from './dates.ts'
import type { Page } from './page.ts'
import type { usePaging } from './paging.ts'

type PagerProps = {
  label: string
  paging: ReturnType<typeof usePaging>
  size: number
  /** The page on the screen, undefined while there is none. */
  shown: Page<unknown> | undefined
  onTurn: () => void
}

/** Buttons keep their focus when they have nowhere to go, so `aria-disabled` instead of `disabled`. */
export function Pager({ label, paging, size, shown, onTurn }: PagerProps) {
  const turn = (go: (() => void) | null) => ({
    type: 'button' as const,
    className: 'button button-secondary button-small',
    'aria-disabled': go === null,
    onClick: () => {
      if (!go) return
      go()
      onTurn()
    },
  })
  const next = shown?.next
  return (
    <nav className="pager" aria-label={label}>
      <p className="pager-position" aria-live="polite">
        {shown ? position(paging.page, size, shown) : '–'}
      </p>
      {paging.page === 1 && shown && !next ? null : (
        <>
          {paging.page > 2 && <button {...turn(paging.newest)}>Newest</button>}
          <button {...turn(paging.page > 1 ? paging.newer : null)}>Newer</button>
          <button {...turn(next ? () => paging.older(next) : null)}>Older</button>
        </>
      )}
    </nav>
  )
}

/** "51-100 of 100,000" */
export function position(page: number, size: number, { rows, total }: Page<unknown>) {
  if (rows.length === 0) return `0 of ${figure(total)}`
  const first = (page - 1) * size + 1
  return `${figure(first)}-${figure(first + rows.length - 1)} of ${figure(total)}`
}
