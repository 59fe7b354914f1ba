import { chosenDay } from '#app/admin/dates.ts'
import { type PromiseState, promiseStates } from '#contract/promise-states.ts'
import { stages } from '#contract/stages.ts'
import { readValues, writeValues } from '#app/admin/enquiries/filter-values.ts'
import type { FilterName, Filters } from '#app/admin/enquiries/filters.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'

/** One value of one filter: the text of its chip, also without the filter's name, and the filters without this value. */
export type Part = {
  name: FilterName
  value: string
  words: string
  shown: string
  without: Filters
}

type NameOf = (id: string) => string

const labels: Record<FilterName, string> = {
  q: 'Search',
  stage: 'Stage',
  owner: 'Owner',
  mentioned: 'Mentions me',
  need: 'Need',
  range: 'Revenue',
  source: 'Source',
  campaign: 'Campaign',
  from: 'From',
  to: 'To',
  unread: 'Unread',
  waiting: 'Waiting',
  unanswered: 'Unanswered',
  promise: 'Promise',
  follow_up: 'Follow-up due',
  bin: 'Bin',
}

const promiseWords: Record<PromiseState, string> = {
  kept: 'kept',
  broken: 'broken',
  open: 'still open',
}

const lists = ['stage', 'owner', 'need', 'range', 'source', 'campaign'] as const
export type ListFilter = (typeof lists)[number]
const isList = (name: FilterName): name is ListFilter => lists.some((one) => one === name)

/** Every active filter value as text. `nameOf` returns a person's name by id. */
export function filterParts(filters: Filters, nameOf: NameOf): Part[] {
  const names = Object.keys(labels) as FilterName[]
  return names.flatMap((name): Part[] => {
    const value = filters[name]
    if (!value) return []
    const label = labels[name]
    if (isList(name))
      return readValues(name, value).map((one) => {
        const shown = valueLabel(name, one, nameOf)
        const without = { ...filters, [name]: withoutValue(filters, name, one) }
        return { name, value: one, words: `${label}: ${shown}`, shown, without }
      })
    const shown = shownValue(name, value) ?? ''
    const words = shown ? `${label}: ${shown}` : label
    return [{ name, value, words, shown, without: { ...filters, [name]: undefined } }]
  })
}

/** The text after the label, or null if the label is enough. */
function shownValue(name: FilterName, value: string) {
  if (name === 'q') return value
  if (name === 'from' || name === 'to') return chosenDay(value)
  const promise = promiseStates.find((one) => name === 'promise' && one === value)
  return promise ? promiseWords[promise] : null
}

function valueLabel(name: ListFilter, value: string, nameOf: NameOf) {
  if (name === 'stage') return stageWords[stages.find((one) => one === value) ?? 'new']
  if ((name === 'source' || name === 'campaign') && value === 'none') return 'none in the link'
  if (name !== 'owner') return value
  if (value === 'me' || value === 'none') return value === 'me' ? 'Me' : 'Nobody'
  return nameOf(value)
}

function withoutValue(filters: Filters, name: ListFilter, gone: string) {
  const left = readValues(name, filters[name]).filter((value) => value !== gone)
  return left.length > 0 ? writeValues(name, left) : undefined
}
