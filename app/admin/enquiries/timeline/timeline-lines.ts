import { MINUTE } from '#contract/durations.ts'
import type { ChangedField, FieldChange, TimelineEntry } from '#contract/timeline.ts'

/** Changes by one person within this time are merged. */
const foldedWithinMs = MINUTE

/**
 * The entries to show, oldest first. Changes by one person within a minute are merged to their net effect: a note that
 * was removed at once, and reached nobody by mail, is left out. So are successful webhooks about changes.
 */
export function timelineLines(newestFirst: TimelineEntry[]) {
  const lines: TimelineEntry[] = []
  for (const entry of newestFirst.toReversed()) {
    if (hasHeardOfChange(entry) || isUndoneNote(entry)) continue
    const last = lines.at(-1)
    if (last?.kind === 'changed' && entry.kind === 'changed' && isOfOne(last, entry))
      lines[lines.length - 1] = { ...last, changes: joined(last.changes, entry.changes) }
    else lines.push(entry)
  }
  return lines.filter((line) => line.kind !== 'changed' || line.changes.length > 0)
}

const hasHeardOfChange = (entry: TimelineEntry) =>
  entry.kind === 'delivery' && entry.mail === 'enquiry.changed' && entry.status === 'sent'

const isUndoneNote = (entry: TimelineEntry) =>
  entry.kind === 'note' &&
  entry.removed_at !== undefined &&
  entry.mentions.length === 0 &&
  Date.parse(entry.removed_at) - Date.parse(entry.at) < foldedWithinMs

const isOfOne = (first: TimelineEntry, next: TimelineEntry) =>
  first.actor?.email === next.actor?.email &&
  Date.parse(next.at) - Date.parse(first.at) < foldedWithinMs

function joined(earlier: FieldChange[], later: FieldChange[]) {
  const changes = new Map<ChangedField, FieldChange>(earlier.map((one) => [one.field, one]))
  for (const change of later) {
    const first = changes.get(change.field)
    changes.set(change.field, {
      ...change,
      ...(first && { before: first.before, before_email: first.before_email }),
    })
  }
  return [...changes.values()].filter(({ before, after }) => before !== after)
}
