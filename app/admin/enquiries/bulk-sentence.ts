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

const reasons: Record<string, string> = {
  same: 'already so',
  not_found: 'no longer there',
  in_bin: 'in the bin',
  busy: 'the server is busy',
}

const short = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name
