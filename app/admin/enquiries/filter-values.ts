import type { FilterName } from './filters.ts'

/** Sources and campaigns are free text, so commas in them have to be escaped. */
const isVisitorsWord = (name: FilterName) => name === 'source' || name === 'campaign'
const escaped = (word: string) => word.replaceAll('%', '%25').replaceAll(',', '%2C')
const unescaped = (word: string) => word.replaceAll(/%2C/gi, ',').replaceAll('%25', '%')

export const writeValues = (name: FilterName, values: readonly string[]) =>
  values.map((value) => (isVisitorsWord(name) ? escaped(value) : value)).join(',')

export const readValues = (name: FilterName, value: string | undefined) =>
  value?.split(',').map((one) => (isVisitorsWord(name) ? unescaped(one) : one)) ?? []
