import type { TimelineEntry } from '#contract/timeline.ts'

/**
 * The entries by which other people have answered: their replies, and the latest mark that it was answered. `entries`
 * are newest first.
 */
export function answersOfOthers(entries: readonly TimelineEntry[], userId: string) {
  const latestMark = entries.find((entry) => markOf(entry) !== undefined)
  return entries.filter((entry) => {
    if (!entry.actor || entry.actor.id === userId) return false
    if (entry.kind === 'reply') return entry.status !== 'undone'
    return entry === latestMark && isByHand(entry, entries)
  })
}

const markOf = (entry: TimelineEntry) =>
  entry.kind === 'changed'
    ? entry.changes.find(({ field }) => field === 'answered_at')?.after
    : undefined

/** Once the mail server has accepted a reply, its enquiry is marked answered as well, which is no second answer. */
const isByHand = (mark: TimelineEntry, entries: readonly TimelineEntry[]) => {
  const time = markOf(mark)
  return time !== null && !entries.some((one) => one.kind === 'reply' && one.sent_at === time)
}
