import { load } from 'cheerio'
import { openFont } from './open-font.ts'
import { classesAt, firstGlyphs, offsetsAt, pairTablesOf, valueBytes } from './pair-tables.ts'

/** Pairs of adjacent letters, as strings of two. */
export type Pairs = ReadonlySet<string>
/** By glyph: the glyphs that follow it. */
type Followers = Map<number, Set<number>>

/**
 * The pairs of adjacent letters in the text of these pages whose kerning is kept: all that do not begin with a plus.
 */
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
  for (const [index, letter] of letters.slice(1).entries())
    if (letters[index] !== plus) pairs.add(letters[index]! + letter)
}

/** With the font's kerning a plus touches a 3 in large sizes. */
const plus = '+'

/** Removes the kerning of all other pairs, half of a font's bytes. */
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
  const font = openFont(sfnt)
  const glyphOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!).id
  const followers: Followers = new Map()
  for (const pair of pairs) {
    const [first, second] = Array.from(pair, glyphOf) as [number, number]
    followers.set(first, (followers.get(first) ?? new Set()).add(second))
  }
  return followers
}

/** PairPos format 1: a list of pairs for each first glyph. Several glyphs may share a list. */
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

/** PairPos format 2: a row for each class of first glyphs, a value for each class of second ones. Zeros compress well. */
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
