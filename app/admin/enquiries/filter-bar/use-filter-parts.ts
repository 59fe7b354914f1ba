import { readValues } from '#app/admin/enquiries/filter-values.ts'
import type { Filters } from '#app/admin/enquiries/filters.ts'
import { useNameOf } from '#app/admin/enquiries/name-of.ts'
import { filterParts } from './filter-words.ts'

/** Every active filter value as text, with the names of people. */
export function useFilterParts(filters: Filters) {
  const owners = readValues('owner', filters.owner).filter((value) => !/^(me|none)$/.test(value))
  return filterParts(filters, useNameOf(owners))
}
