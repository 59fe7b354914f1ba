import type { BulkResult } from '#contract/enquiry.ts'
import { figure } from '#app/admin/dates.ts'

const mostNames = 3
const longestName = 40

type Named = { id: string; name: string }

/** "12 enquiries moved to Contacted. Unchanged: Ada Lovelace (already so)." */
export function bulkSentence(
  rows: readonly Named[],
  changed: number,
  unchanged: BulkResult['unchanged'],
  done: string,
) {
  const only = rows.length === 1 ? rows[0] : undefined
  const what =
    changed === 1 ? (only ? short(only.name) : '1 enquiry') : `${figure(changed)} enquiries`
  const first = changed > 0 ? `${what} ${done}.` : 'No enquiry was changed.'
  if (unchanged.length === 0) return first
  const named = unchanged.slice(0, mostNames).map(({ id, code }) => {
    const row = rows.find((one) => one.id === id)
    return `${row ? short(row.name) : 'one'} (${reasons[code] ?? 'refused'})`
  })
  const others = unchanged.length - named.length
  const list = others > 0 ? `${named.join(', ')} and ${figure(others)} more` : named.join(', ')
  return `${first} Unchanged: ${list}.`
}

/** The same for many, by how many came to each end. `end`: why it ended before all of them were through. */
export function matchingSentence(
  outcomes: Readonly<Record<string, number>>,
  total: number,
  done: string,
  end: string | null,
) {
  const { changed = 0, ...unchanged } = outcomes
  const what = changed === 1 ? '1 enquiry' : `${figure(changed)} enquiries`
  const first = changed > 0 ? `${what} ${done}.` : 'No enquiry was changed.'
  const others = Object.entries(unchanged).map(
    ([code, count]) => `${figure(count)} (${reasons[code] ?? 'refused'})`,
  )
  const through = Object.values(outcomes).reduce((sum, count) => sum + count, 0)
  const left = Math.max(0, total - through)
  const rest = left === 1 ? '1 was left as it is.' : `${figure(left)} were left as they are.`
  return [
    first,
    others.length > 0 && `Unchanged: ${others.join(', ')}.`,
    end !== null && `${end} ${rest}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const reasons: Record<string, string> = {
  same: 'already so',
  not_found: 'no longer there',
  in_bin: 'in the bin',
  busy: 'the server is busy',
}

const short = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name
