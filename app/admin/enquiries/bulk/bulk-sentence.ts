import type { BulkResult } from '#contract/enquiry.ts'
import { shortened } from '#app/admin/enquiries/shortened.ts'
import { figure } from '#app/admin/dates.ts'

const maxNames = 3

type Named = { id: string; name: string }

type Outcome = Pick<BulkResult, 'unchanged'> & {
  changed: number
  /** How many of these are not listed as waiting, although nobody has answered them. */
  unanswered: number
}

/** "12 enquiries moved to Contacted. 2 are still unanswered. Unchanged: Ada Lovelace (already so)." */
export function bulkSentence(
  rows: readonly Named[],
  { changed, unchanged, unanswered }: Outcome,
  done: string,
) {
  const only = rows.length === 1 ? rows[0] : undefined
  const what =
    changed === 1 ? (only ? shortened(only.name) : '1 enquiry') : `${figure(changed)} enquiries`
  const first = [
    changed > 0 ? `${what} ${done}.` : 'No enquiry was changed.',
    ...stillUnanswered(unanswered, changed),
  ].join(' ')
  if (unchanged.length === 0) return first
  const named = unchanged.slice(0, maxNames).map(({ id, code }) => {
    const row = rows.find((one) => one.id === id)
    return `${row ? shortened(row.name) : 'one'} (${reasons[code] ?? 'refused'})`
  })
  const others = unchanged.length - named.length
  const list = others > 0 ? `${named.join(', ')} and ${figure(others)} more` : named.join(', ')
  return `${first} Unchanged: ${list}.`
}

/** How many of the changed ones are unanswered. */
export function stillUnanswered(unanswered: number, changed: number) {
  if (unanswered === 0) return []
  const which = unanswered === 1 ? '1 is' : `${figure(unanswered)} are`
  return [`${changed === 1 ? 'It is' : which} still unanswered.`]
}

export const notAllUndone = 'Not all of it was undone. Please look again.'

/**
 * Whether an undo failed for a row: "same" already has the former value, and "stale" was changed by somebody else
 * since.
 */
export const isNotUndone = ({ code }: { code: string }) => code !== 'same' && code !== 'stale'

/** After an undo: how many enquiries were skipped because somebody else has changed them since. */
export const changedSince = (count: number) =>
  count === 1
    ? '1 enquiry was changed since and stays as it is.'
    : `${figure(count)} enquiries were changed since and stay as they are.`

/** The reason why an enquiry was not changed, by the server's code. */
export const reasons: Record<string, string> = {
  same: 'already so',
  not_found: 'no longer there',
  in_bin: 'in the bin',
  stale: 'changed since',
  busy: 'the server is busy',
  unanswered: 'no answer came',
}
