import type { CommandName } from '#app/admin/enquiries/command-words.ts'

export type Entry = {
  key: string
  group: 'Enquiry' | 'Found enquiries' | 'Views' | 'Rooms' | 'People' | 'Elsewhere'
  words: string
  hint?: string | undefined
  /** Either this is done ... */
  command?: CommandName
  /** ... or one goes there. */
  to?: string
  /** Found by the server for what is typed, whatever its words are. What it found for other words has to match again. */
  found?: boolean
}

const order = ['Enquiry', 'Found enquiries', 'Views', 'Rooms', 'People', 'Elsewhere'] as const

/** Entries that hold a word beginning with each typed one, in their groups. */
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
