import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Listing } from '#app/admin/enquiries/filters.ts'

/** Compares two cards as the server orders them, so that a moved card stands where it will stand after a reload. */
export function cardOrder({ filters, sort }: Listing) {
  const timeOf = (row: ListedEnquiry) => {
    if (sort !== 'due') return row.created_at
    return (filters.follow_up && row.follow_up_at) || row.due_at
  }
  const direction = sort === 'newest' ? -1 : 1
  return (one: ListedEnquiry, other: ListedEnquiry) =>
    direction * (compare(timeOf(one), timeOf(other)) || compare(one.id, other.id))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
