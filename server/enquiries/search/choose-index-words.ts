import type { Database, Dialect } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import { isLetter } from '#server/db/search-index.ts'
import type { Sample } from './search-sample.ts'

/** Up to this many enquiries found by the index are looked up one by one. */
export const fewIndexed = 2_000
/** One word may be much more frequent than the sample suggests, three of them hardly. */
const enoughWords = 3

/**
 * SQLite's index blocks the main thread until it has answered; PostgreSQL's blocks nobody, and is used up to the time
 * that reading all enquiries takes.
 */
const maxIndexMs: Record<Dialect, number> = { sqlite: 30, postgres: 50 }
/** For querying the index and looking up each enquiry found. */
const maxBlockMs = 40
const indexEntryMs = 0.000_1
/** SQLite has index entries for two letters (migration 019), and merges many of them for one letter. */
const shorterEntryMs: Record<number, number> = { 1: 0.000_2, 2: 0.000_05 }
const allBitsMs = 0.000_2
/** Letters are bits; other words are searched for in the text. */
const [letterMs, wordMs] = [0.000_45, 0.000_85]

export type IndexWords = Awaited<ReturnType<typeof chooseIndexWords>>

/**
 * The rarest of the words: as many as the index finds in a short time, and no more than needed to find only a few
 * enquiries. `expected`: how many it will find. `isShort`: whether these may be counted in one statement, with the
 * other words.
 */
export async function chooseIndexWords(
  { db, dialect }: Database,
  { rarestFirst, shareOf }: Sample,
) {
  const longer = rarestFirst.filter((word) => !isLetter(word))
  const all = await readEnquiryTallies(db, {})
  const indexed = longer.length === 0 ? rarestFirst : []
  // A search for single letters only reads the bits of all enquiries.
  let indexMs = longer.length === 0 ? all * allBitsMs : 0
  for (const word of longer) {
    const ms = all * shareOf([word]) * entryMs(dialect, word)
    const isEnough = indexed.length >= enoughWords && all * shareOf(indexed) < fewIndexed / 4
    if (isEnough || indexMs + ms > maxIndexMs[dialect]) break
    indexMs += ms
    indexed.push(word)
  }
  const remaining = rarestFirst.filter((word) => !indexed.includes(word))
  const expected = all * shareOf(indexed)
  const isShort = dialect === 'postgres' || indexMs + expected * lookUpMs(remaining) <= maxBlockMs
  return { indexed, remaining, expected, isShort }
}

const entryMs = (dialect: Dialect, word: string) =>
  (dialect === 'sqlite' && shorterEntryMs[word.length]) || indexEntryMs

const lookUpMs = (words: string[]) =>
  words.length === 0 ? 0 : words.every(isLetter) ? letterMs : wordMs
