import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { FilteredPage } from '#app/admin/page.ts'

/** How many of a page are due before `time`. It holds those due first: where all of them are, more may be behind it. */
export function dueBefore({ rows, next }: FilteredPage<ListedEnquiry>, time: number) {
  const count = rows.filter(({ due_at }) => new Date(due_at).getTime() <= time).length
  return { count, more: count > 0 && count === rows.length && next !== null }
}
