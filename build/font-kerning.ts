import { load } from 'cheerio'
import { create } from 'fontkitten'
import { classesAt, firstGlyphs, offsetsAt, pairTablesOf, valueBytes } from './pair-tables.ts'

/** Every two letters that stand beside each other. */
export type Pairs = ReadonlySet<string>
/** Of each glyph those that follow it. */
type Followers = Map<number, Set<number>>

/** Every two letters that stand beside each other in the words of these pages. */
export function pairsIn(pages: string[]): Pairs {
  const pairs = new Set<string>()
  for (const page of pages) {
    const nodes = load(page)('*').contents().toArray()
    for (const node of nodes) if ('data' in node) addPairs(pairs, node.data)
  }
  return pairs
}

function addPairs(pairs: Set<string>, text: string) {
  const letters = Array.from(text.replace(/\s+/g, ' '))
  for (const [index, letter] of letters.slice(1).entries()) pairs.add(letters[index]! + letter)
}

/**
 * Takes the distances between letters that no words have beside each other out of a font. They are half of its bytes.
 */
export function keepKerning(sfnt: Buffer, pairs: Pairs): Buffer {
  const followers = followersIn(sfnt, pairs)
  const kept = Buffer.from(sfnt)
  for (const table of pairTablesOf(kept)) {
    if (table.readUInt16BE(0) === 1) keepGlyphPairs(table, followers)
    else keepClassPairs(table, followers)
  }
  return kept
}

function followersIn(sfnt: Buffer, pairs: Pairs): Followers {
  // It reads ten bytes of header even of an empty glyph, which may stand at the very end of the file.
  const font = create(Buffer.concat([sfnt, Buffer.alloc(16)]))
  if (font.isCollection) throw new Error('A collection of fonts has no letters of its own')
  const glyphOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!).id
  const followers: Followers = new Map()
  for (const pair of pairs) {
    const [first, second] = Array.from(pair, glyphOf) as [number, number]
    followers.set(first, (followers.get(first) ?? new Set()).add(second))
  }
  return followers
}

/** A list of pairs for each first glyph, which several may share. */
function keepGlyphPairs(table: Buffer, followers: Followers) {
  const size = 2 + valueBytes(table)
  const firsts = firstGlyphs(table)
  const offsets = offsetsAt(table, 8)
  for (const offset of new Set(offsets)) {
    const sharing = firsts.filter((_, index) => offsets[index] === offset)
    const list = table.subarray(offset)
    const records = Array.from({ length: list.readUInt16BE(0) }, (_, index) => 2 + index * size)
    const kept = records.filter((at) =>
      sharing.some((first) => followers.get(first)?.has(list.readUInt16BE(at))),
    )
    for (const [index, at] of kept.entries()) list.copyWithin(2 + index * size, at, at + size)
    list.writeUInt16BE(kept.length, 0)
  }
}

/** One row for each class of first glyphs, with a value for each class of second ones: zeros compress to nothing. */
function keepClassPairs(table: Buffer, followers: Followers) {
  const size = valueBytes(table)
  const [rows, columns] = [table.readUInt16BE(12), table.readUInt16BE(14)]
  const [classes, secondClasses] = [classesAt(table, 8), classesAt(table, 10)]
  const kept = new Set<number>()
  for (const first of firstGlyphs(table))
    for (const second of followers.get(first) ?? [])
      kept.add((classes.get(first) ?? 0) * columns + (secondClasses.get(second) ?? 0))
  for (let cell = 0; cell < rows * columns; cell++)
    if (!kept.has(cell)) table.fill(0, 16 + cell * size, 16 + (cell + 1) * size)
}
