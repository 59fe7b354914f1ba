import type { PromiseReport, PromiseReportQuery } from '#contract/promise-report.ts'
import type { PromiseState } from '#contract/promise-states.ts'
import type { Database } from '#server/db/database.ts'
import { minutesBetween } from '#server/db/dialect.ts'
import {
  type Segment,
  type Selection,
  selectionConditions,
} from '#server/enquiries/list-query/enquiry-order.ts'
import { noOrigin } from '#server/enquiries/list-query/origin-key.ts'
import { pacificDay } from '#server/clock/pacific-days.ts'
import { promiseConditions } from '#server/enquiries/list-query/promise-conditions.ts'
import { partsOf } from '#server/enquiries/list-query/segment-parts.ts'
import { segmentsOf } from '#server/enquiries/list-query/segments.ts'

const maxGroups = 50
const partSize = 5_000

const columns = {
  source: 'first_source',
  campaign: 'first_campaign',
  need: 'primary_need',
  range: 'revenue_range',
  stage: 'stage',
} as const

/** How often each answer time occurs, so that parts can be added up and still have a median. */
type Counts = Record<PromiseState, number> & { answers: Map<number, number> }
type Row = { value: string; state: PromiseState; minutes: number | null; count: number }

/** How many enquiries of the last days were answered within 24 hours, in all and by group. */
export async function reportPromise(
  database: Database,
  { by, days }: PromiseReportQuery,
  viewer: Selection['viewer'],
): Promise<PromiseReport> {
  const from = pacificDay(viewer.now, 1 - days)
  const selection: Selection = { filters: { from }, viewer, sort: 'newest' }
  const total = noCounts()
  const groups = new Map<string, Counts>()
  for await (const part of readableParts(database, selection))
    for (const row of await readPart(database, selection, { by, part })) {
      const group = groups.get(row.value) ?? noCounts()
      groups.set(row.value, group)
      for (const counts of [total, group]) add(counts, row)
    }
  const all = [...groups].map(([value, counts]) => ({ value, ...figuresOf(counts) }))
  const sorted = all.toSorted((a, b) => b.received - a.received || (a.value < b.value ? -1 : 1))
  return {
    from,
    total: figuresOf(total),
    groups: sorted.slice(0, maxGroups),
    more: Math.max(0, sorted.length - maxGroups),
  }
}

async function* readableParts({ db, dialect }: Database, selection: Selection) {
  for await (const segment of segmentsOf(db, selection, null))
    // SQLite groups on the main thread, which a whole segment would block for some 50 ms.
    if (dialect === 'sqlite') yield* partsOf(db, selection, segment, partSize)
    else yield segment
}

async function readPart(
  { db, dialect }: Database,
  selection: Selection,
  { by, part }: { by: PromiseReportQuery['by']; part: Segment },
): Promise<Row[]> {
  const { now } = selection.viewer
  const rows = await db
    .selectFrom('contact_submissions')
    .select((eb) => [
      eb.fn.coalesce(columns[by], eb.val(noOrigin)).as('value'),
      eb
        .case()
        .when(promiseConditions.kept(eb))
        .then('kept' as const)
        .when(promiseConditions.broken(eb, now))
        .then('broken' as const)
        .else('open' as const)
        .end()
        .as('state'),
      minutesBetween(dialect, 'created_at', 'answered_at').as('minutes'),
      eb.fn.countAll().as('count'),
    ])
    .where((eb) => selectionConditions(eb, selection, part))
    .groupBy(['value', 'state', 'minutes'])
    .execute()
  return rows.map(({ value, state, minutes, count }) => ({
    value,
    state,
    minutes: minutes === null ? null : Number(minutes),
    count: Number(count),
  }))
}

const noCounts = (): Counts => ({ kept: 0, broken: 0, open: 0, answers: new Map() })

function add(counts: Counts, { state, minutes, count }: Row) {
  counts[state] += count
  if (minutes !== null) counts.answers.set(minutes, (counts.answers.get(minutes) ?? 0) + count)
}

const figuresOf = ({ kept, broken, open, answers }: Counts) => ({
  received: kept + broken + open,
  kept,
  broken,
  open,
  median_minutes: medianOf(answers),
})

/** The median; for an even number the lower of the two in the middle. */
function medianOf(answers: Map<number, number>) {
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0)
  let passed = 0
  for (const [minutes, count] of [...answers].toSorted(([a], [b]) => a - b)) {
    passed += count
    if (passed >= total / 2) return minutes
  }
  return null
}
