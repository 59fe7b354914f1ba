import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { FilteredPage } from '#app/admin/lists/page.ts'

/**
 * How many enquiries on a page, sorted by deadline, are due before `time`. `more`: all of them are, so the next page
 * may have more.
 */
export function dueBefore({ rows, next }: FilteredPage<ListedEnquiry>, time: number) {
  const count = rows.filter(({ due_at }) => new Date(due_at).getTime() <= time).length
  return { count, more: count > 0 && count === rows.length && next !== null }
}
