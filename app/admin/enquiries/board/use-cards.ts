import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Stage } from '#contract/stages.ts'
import { type Listing, writeListing } from '#app/admin/enquiries/filters.ts'
import { enquiry, enquiryCount } from '#app/admin/enquiries/queries.ts'
import { cardOrder } from './card-order.ts'
import { cardsAtOnce, columnPage, inStage, maxCards, stagesOf } from './columns.ts'

type OfListing = {
  listing: string
  limits: Partial<Record<Stage, number>>
  /** The columns of which more could not be loaded. */
  failedToGrow: readonly Stage[]
  /**
   * The cards that this person has moved. They stay on the board although their column may not reach down to them, and
   * although they may no longer match the filter: they are not counted then.
   */
  moved: ReadonlyMap<string, ListedEnquiry>
}

/**
 * The cards of the board. Each stands in the column of its stage, whichever column's page it came from: a move shows at
 * once, and a colleague's as soon as the event arrives.
 */
export function useCards(listing: Listing) {
  const client = useQueryClient()
  const name = writeListing(listing)
  const [state, setState] = useState<OfListing>()
  const current = state?.listing === name ? state : fresh(name)
  const { limits, failedToGrow, moved } = current
  const shown = stagesOf(listing)
  const limitOf = (stage: Stage) => limits[stage] ?? cardsAtOnce
  const pages = useQueries({
    queries: shown.map((stage) => columnPage(client, listing, stage, limitOf(stage))),
  })
  // A longer page that could not be loaded gives way to the one before it, whose cards would otherwise disappear.
  const failing = shown.filter(
    (stage, at) => limitOf(stage) > cardsAtOnce && pages[at]?.isLoadingError,
  )
  if (failing.length > 0) {
    const shorter = failing.map((stage) => [stage, limitOf(stage) - cardsAtOnce])
    const former: OfListing['limits'] = { ...limits, ...Object.fromEntries(shorter) }
    setState({ ...current, limits: former, failedToGrow: [...failedToGrow, ...failing] })
  }
  const counts = useQueries({
    queries: shown.map((stage) => enquiryCount('inbox', inStage(listing, stage))),
  })
  const found = newestOf(pages.flatMap(({ data }) => data?.rows ?? []))
  const below = [...moved.values()].filter(({ id }) => !found.has(id))
  const records = useQueries({ queries: below.map(({ id }) => enquiry(client, id)) })
  for (const [at, row] of below.entries()) {
    const record = records[at]?.data
    const isHere = !record || (!record.quarantined && record.binned_at === row.binned_at)
    if (isHere && !records[at]?.isError) found.set(row.id, { ...row, ...record })
  }
  const cards = [...found.values()].toSorted(cardOrder(listing))
  const columns = shown.map((stage, at) => ({
    stage,
    cards: cards.filter((row) => row.stage === stage),
    count: counts[at]?.data,
    page: pages[at]!,
    queryKey: columnPage(client, listing, stage, limitOf(stage)).queryKey,
    isFull: limitOf(stage) >= maxCards,
    /** Neither loading already, nor to be asked for again by a person. */
    canShowMore:
      !!pages[at]?.data?.next &&
      !pages[at].isPlaceholderData &&
      !failedToGrow.includes(stage) &&
      limitOf(stage) < maxCards,
    showMore: () => {
      const limit = Math.min(maxCards, limitOf(stage) + cardsAtOnce)
      setState({
        ...current,
        limits: { ...limits, [stage]: limit },
        failedToGrow: failedToGrow.filter((one) => one !== stage),
      })
    },
    /** Whether more of it could not be loaded. */
    hasFailedToGrow: failedToGrow.includes(stage),
  }))
  return {
    columns,
    /** In the order in which they are read: column by column. */
    cards: columns.flatMap((column) => column.cards),
    moved,
    keep: (row: ListedEnquiry) => setState({ ...current, moved: new Map(moved).set(row.id, row) }),
    /** Another listing, or more of this one, is loading. Until then the cards are those of before. */
    isBusy: pages.some(({ isPlaceholderData }) => isPlaceholderData),
    isLoaded: pages.every(({ data }) => data),
    isFetching: pages.some(({ isFetching }) => isFetching),
    failed: columns.filter(({ page }) => page.isError),
    refetch: () => void Promise.all(pages.map((page) => page.refetch())),
  }
}

export type Cards = ReturnType<typeof useCards>
export type Column = Cards['columns'][number]

const fresh = (listing: string): OfListing => ({
  listing,
  limits: {},
  failedToGrow: [],
  moved: new Map(),
})

/** By id. While the columns are reloaded, one of them may still have a row that another has got. */
function newestOf(rows: readonly ListedEnquiry[]) {
  const found = new Map<string, ListedEnquiry>()
  for (const row of rows)
    if (row.version >= (found.get(row.id)?.version ?? 0)) found.set(row.id, row)
  return found
}
