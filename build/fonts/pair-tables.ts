// Reads pair adjustments from GPOS, the table of a font that positions glyphs:
// https://learn.microsoft.com/typography/opentype/spec/gpos

/** The PairPos subtables (lookup type 2) of a font. */
export function pairTablesOf(sfnt: Buffer): Buffer[] {
  const records = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const gpos = records.find((at) => sfnt.toString('latin1', at, at + 4) === 'GPOS')
  if (gpos === undefined) return []
  const table = sfnt.subarray(sfnt.readUInt32BE(gpos + 8))
  return tablesAt(table.subarray(table.readUInt16BE(8)), 0).flatMap((lookup) => {
    const type = lookup.readUInt16BE(0)
    const subtables = tablesAt(lookup, 4)
    if (type === 2) return subtables
    // An extension lookup wraps a subtable: its type and its offset.
    return type === 9
      ? subtables
          .filter((each) => each.readUInt16BE(2) === 2)
          .map((each) => each.subarray(each.readUInt32BE(4)))
      : []
  })
}

/** Size in bytes of a pair's two value records: two for each bit set in their formats. */
export const valueBytes = (table: Buffer) =>
  [4, 6].reduce((sum, at) => sum + 2 * bitsOf(table.readUInt16BE(at)), 0)
const bitsOf = (format: number) => format.toString(2).replaceAll('0', '').length

/** The tables that the list of offsets at `at` points to. */
const tablesAt = (table: Buffer, at: number) =>
  offsetsAt(table, at).map((offset) => table.subarray(offset))

export const offsetsAt = (table: Buffer, at: number) =>
  numbersAt(table, at + 2, table.readUInt16BE(at))

const numbersAt = (table: Buffer, at: number, count: number) =>
  Array.from({ length: count }, (_, index) => table.readUInt16BE(at + 2 * index))

/** The glyphs that a pair of the subtable may begin with (its coverage table). */
export function firstGlyphs(subtable: Buffer): number[] {
  const coverage = subtable.subarray(subtable.readUInt16BE(2))
  return coverage.readUInt16BE(0) === 1
    ? numbersAt(coverage, 4, coverage.readUInt16BE(2))
    : rangesIn(coverage).map(([glyph]) => glyph)
}

/** Glyph classes of the table whose offset is at `at`; glyphs not listed have class 0. */
export function classesAt(subtable: Buffer, at: number): Map<number, number> {
  const classes = subtable.subarray(subtable.readUInt16BE(at))
  if (classes.readUInt16BE(0) === 2) return new Map(rangesIn(classes))
  const first = classes.readUInt16BE(2)
  const values = numbersAt(classes, 6, classes.readUInt16BE(4))
  return new Map(values.map((value, index) => [first + index, value]))
}

/** Every glyph of a table of ranges, with its range's value. */
function rangesIn(table: Buffer): [glyph: number, value: number][] {
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const [first, last, value] = numbersAt(table, 4 + 6 * index, 3) as [number, number, number]
    return Array.from({ length: last - first + 1 }, (_, step): [number, number] => [
      first + step,
      value,
    ])
  }).flat()
}
