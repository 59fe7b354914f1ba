import type { CommandName } from '#app/admin/keys/command-words.ts'

export type Entry = {
  key: string
  group: 'Enquiry' | 'Found enquiries' | 'Views' | 'Rooms' | 'People' | 'Elsewhere'
  words: string
  hint?: string | undefined
  /** Either a command to run ... */
  command?: CommandName
  /** ... or an address to go to. */
  to?: string
  /** A server result for the current query: always listed. Older results have to match like other entries. */
  found?: boolean
}

const order = ['Enquiry', 'Found enquiries', 'Views', 'Rooms', 'People', 'Elsewhere'] as const

/** Entries in which every typed word matches the start of a word, by group. */
export function matchingEntries(entries: readonly Entry[], typed: string) {
  const words = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const matching = entries.filter(({ words: text, found }) => {
    const own = ` ${text.toLowerCase()}`.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    return found || words.every((word) => own.includes(` ${word}`))
  })
  return order.flatMap((name) => {
    const group = matching.filter((entry) => entry.group === name)
    return group.length > 0 ? [{ name, entries: group }] : []
  })
}
