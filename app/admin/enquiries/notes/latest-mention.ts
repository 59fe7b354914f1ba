import type { TimelineEntry } from '#contract/timeline.ts'

/** When a note last mentioned this person, or was last corrected and mentions them; empty if none does. */
export const latestMention = (entries: TimelineEntry[], email: string) =>
  entries.reduce((latest, entry) => {
    if (entry.kind !== 'note' || entry.removed_at || !entry.mentions.includes(email)) return latest
    const at = entry.edited_at ?? entry.at
    return at > latest ? at : latest
  }, '')
