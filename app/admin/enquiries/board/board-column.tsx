import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { figure } from '#app/admin/dates.ts'
import { writeListing, type Listing } from '#app/admin/enquiries/filters.ts'
import { money } from '#app/admin/enquiries/money.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'
import { NewRows } from '#app/admin/live/new-rows.tsx'
import { Link } from '#app/navigation/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './board-column.module.css'
import { inStage } from './columns.ts'
import { ShowMore } from './show-more.tsx'
import type { Column } from './use-cards.ts'

type BoardColumnProps = {
  column: Column
  listing: Listing
  /** All cards of the board, so that one that only changed its column does not count as new. */
  all: readonly ListedEnquiry[]
  /** The query keys of all columns. */
  keys: readonly QueryKey[]
  /** Whether a card is held over it. */
  over: boolean
  /** Whether it is the one that a phone shows. */
  shown: boolean
  children: ReactNode
}

export function BoardColumn({
  column,
  listing,
  all,
  keys,
  over,
  shown,
  children,
}: BoardColumnProps) {
  const { stage, cards, count, page, queryKey } = column
  const words = stageWords[stage]
  const hasMore = !!page.data?.next
  // Not before the last cards have arrived, which then get the focus from the button.
  const isFull = column.isFull && !page.isPlaceholderData
  // The sum of some of them would be taken for the sum of all.
  const sum = hasMore ? 0 : cards.reduce((total, { value_cents }) => total + (value_cents ?? 0), 0)
  return (
    <section
      className={styles.column}
      aria-label={words}
      data-column={stage}
      data-over={over}
      data-shown={shown}
    >
      <header>
        <h3>{words}</h3>
        {count !== undefined && <span className={styles.count}>{figure(count)}</span>}
        {sum > 0 && (
          <span className={styles.sum} title="Sum of their values">
            {money(sum)}
          </span>
        )}
        <NewRows
          queryKey={queryKey}
          shown={page.data && { rows: all, next: page.data.next }}
          beside="stage"
          together={keys}
        />
      </header>
      <ul aria-label={words} aria-busy={page.isPending}>
        {children}
        {page.isPending && cards.length === 0 && skeletonCards}
      </ul>
      {page.data && cards.length === 0 && <p className={styles.none}>None</p>}
      {hasMore && !isFull && (
        <ShowMore
          words={words}
          busy={page.isPlaceholderData}
          failed={column.hasFailedToGrow}
          show={column.showMore}
        />
      )}
      {hasMore && isFull && (
        <Link to={`/admin/inbox?${writeListing({ ...inStage(listing, stage), layout: 'list' })}`}>
          All in the list
        </Link>
      )}
    </section>
  )
}

const skeletonCards = [0, 1, 2].map((card) => (
  <li key={card} className={styles.skeleton}>
    <Skeleton wide />
    <Skeleton />
  </li>
))
