import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { promiseStates } from '#contract/promise-states.ts'
import { stages } from '#contract/stages.ts'
import { maxSearchLength, maxTraceLength } from '#contract/text-limits.ts'
import { isDay } from '#app/admin/dates.ts'

/** The filters of a list of enquiries, named as in the URL and in API requests. */
export const filterNames = [
  'q',
  'stage',
  'owner',
  'mentioned',
  'need',
  'range',
  'source',
  'campaign',
  'from',
  'to',
  'unread',
  'waiting',
  'unanswered',
  'promise',
  'follow_up',
  'bin',
] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<FilterName, string | undefined>>

export const sorts = ['newest', 'oldest', 'due'] as const
export type Sort = (typeof sorts)[number]

const layouts = ['list', 'board'] as const

/** Which enquiries are listed, in which order, and how: as a list, unless `layout` says otherwise. */
export type Listing = {
  filters: Filters
  sort: Sort
  layout?: (typeof layouts)[number] | undefined
}

type Check = (value: string) => boolean
const listOf =
  (check: Check): Check =>
  (value) =>
    value.split(',').every(check)
const oneOf =
  (options: readonly string[]): Check =>
  (value) =>
    options.includes(value)
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value)

const momentFormat = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/
const moment: Check = (value) =>
  momentFormat.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isDay(value.slice(0, 'yyyy-mm-dd'.length))
/** A comma or percent sign in it is written with three characters. */
const visitorsWord: Check = (value) => value !== '' && value.length <= 3 * maxTraceLength

const checks: Record<FilterName, Check> = {
  q: (text) => text !== '' && text.length <= maxSearchLength,
  stage: listOf(oneOf(stages)),
  owner: listOf(matching(/^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i)),
  mentioned: oneOf(['me']),
  need: listOf(oneOf(primaryNeeds)),
  range: listOf(oneOf(revenueRanges)),
  source: listOf(visitorsWord),
  campaign: listOf(visitorsWord),
  from: moment,
  to: moment,
  unread: oneOf(['1']),
  waiting: oneOf(['1']),
  unanswered: oneOf(['1']),
  promise: oneOf(promiseStates),
  follow_up: oneOf(['due']),
  bin: oneOf(['only']),
}

/** Parses the query of a URL. `refused` contains the names of parameters with an invalid value, which are ignored. */
export function readListing(params: URLSearchParams) {
  const filters: Filters = {}
  const refused: string[] = []
  for (const name of filterNames) {
    const value = params.get(name)
    if (value === null) continue
    if (checks[name](value)) filters[name] = value
    else refused.push(name)
  }
  const oneIn = <Option extends string>(options: readonly Option[], name: string) => {
    const wanted = params.get(name)
    const found = options.find((each) => each === wanted)
    if (wanted !== null && !found) refused.push(name)
    return found
  }
  const sort = oneIn(sorts, 'sort') ?? 'newest'
  const layout = oneIn(layouts, 'layout')
  return { filters, sort, layout, refused }
}

/** The query string for a listing. */
export function writeListing({ filters, sort, layout }: Listing) {
  const params = new URLSearchParams()
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name])
  if (sort !== 'newest') params.set('sort', sort)
  if (layout) params.set('layout', layout)
  return `${params}`
}
