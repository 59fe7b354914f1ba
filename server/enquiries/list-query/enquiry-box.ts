import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import type { Box } from '#server/db/inbox-tables.ts'

export const boxOf = ({ quarantine, bin }: EnquiryFilters): Box =>
  bin ? 'bin' : quarantine ? 'quarantine' : 'inbox'

/** The filters that select a whole box. */
export const filtersOf = (box: Box): EnquiryFilters => ({
  ...(box === 'bin' && { bin: 'only' }),
  ...(box === 'quarantine' && { quarantine: 'only' }),
})

const boxes: string[] = ['quarantine', 'bin']

/** The names of the filters that select only part of a box. */
export const narrowing = (filters: EnquiryFilters) =>
  Object.entries(filters)
    .filter(([name, value]) => value !== undefined && !boxes.includes(name))
    .map(([name]) => name)
