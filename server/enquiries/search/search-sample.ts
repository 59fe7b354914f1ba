import type { Database } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { wordMask } from '#server/db/search-index.ts'
import { inOrder, type Selection } from '#server/enquiries/list-query/enquiry-order.ts'
import { segmentsOf } from '#server/enquiries/list-query/segments.ts'

export type Sample = {
  /** The enquiries of the sample that have all the words. */
  found: Position[]
  /** Where the sample ends; null when nothing follows. */
  last: Position | null
  size: number
  rarestFirst: string[]
  /** The share of the sample that has all of these words. */
  shareOf: (words: string[]) => number
}

const maxSampleSize = 200

/** Reads the words of the selection's first enquiries, to learn how frequent each word is. */
export async function sampleWords(
  { db, dialect }: Database,
  selection: Selection,
  words: string[],
  after: Position | null,
): Promise<Sample> {
  const rows: (Position & { mask: string | null })[] = []
  for await (const segment of segmentsOf(db, selection, after)) {
    const some = inOrder(db, selection, segment).select((eb) =>
      wordMask(eb, dialect, words).as('mask'),
    )
    rows.push(...(await some.limit(maxSampleSize - rows.length).execute()))
    if (rows.length >= maxSampleSize) break
  }
  const has = (mask: string | null, word: string) => mask?.[words.indexOf(word)] === '1'
  const shareOf = (some: string[]) =>
    rows.filter(({ mask }) => some.every((word) => has(mask, word))).length / rows.length
  return {
    found: rows.filter(({ mask }) => words.every((word) => has(mask, word))),
    last: rows.length < maxSampleSize ? null : rows.at(-1)!,
    size: rows.length,
    rarestFirst: words.toSorted((a, b) => shareOf([a]) - shareOf([b])),
    shareOf,
  }
}
