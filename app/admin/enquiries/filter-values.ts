import { escapeCommas, unescapeCommas } from '#contract/list-values.ts'
import type { FilterName } from './filters.ts'

/** Sources and campaigns are free text, so commas in them have to be escaped. */
const isVisitorsWord = (name: FilterName) => name === 'source' || name === 'campaign'

export const writeValues = (name: FilterName, values: readonly string[]) =>
  values.map((value) => (isVisitorsWord(name) ? escapeCommas(value) : value)).join(',')

export const readValues = (name: FilterName, value: string | undefined) =>
  value?.split(',').map((one) => (isVisitorsWord(name) ? unescapeCommas(one) : one)) ?? []
