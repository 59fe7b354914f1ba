import type { Face } from './font-faces.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz '
/** How often each letter, and the space, stands in a thousand characters of English. */
const frequency = [
  65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 32, 19, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1,
  183,
]

/** Advance widths of Arial (and its metric twins) for `letters`, in thousandths of an em. */
const widths = {
  regular: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 278,
  ],
  bold: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 278,
  ],
  mono: letters.split('').map(() => 600),
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** A system font stretched to the web font's widths and lines, so that the swap moves nothing. */
export function fallbackFace(face: Face, sfnt: Buffer): string {
  const font = readMetrics(sfnt)
  const size = average(font.widths) / average(widths[face.fallback.widths])
  return [
    `@font-face{font-family:'${face.family} Fallback';font-weight:${face.weight};`,
    `src:${face.fallback.locals.map((name) => `local('${name}')`).join(',')};`,
    `size-adjust:${percent(size)};ascent-override:${percent(font.ascent / size)};`,
    `descent-override:${percent(font.descent / size)};line-gap-override:${percent(font.lineGap / size)}}`,
  ].join('')
}

function average(advances: number[]) {
  const total = frequency.reduce((sum, share) => sum + share, 0)
  return frequency.reduce((sum, share, index) => sum + share * (advances[index] ?? 0), 0) / total
}

/** Reads the few numbers needed from the tables of an OpenType font. */
function readMetrics(sfnt: Buffer) {
  const table = (tag: string) => {
    for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
      const record = 12 + index * 16
      if (sfnt.toString('latin1', record, record + 4) === tag)
        return sfnt.subarray(sfnt.readUInt32BE(record + 8))
    }
    throw new Error(`The font has no ${tag} table`)
  }
  const em = table('head').readUInt16BE(18)
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const wide = hhea.readUInt16BE(34)
  const glyphOf = readCharacterMap(table('cmap'))
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    widths: Array.from(letters, (letter) => {
      const glyph = glyphOf(letter.codePointAt(0)!)
      return (hmtx.readUInt16BE(Math.min(glyph, wide - 1) * 4) / em) * 1000
    }),
  }
}

/** Format 4, which every Latin font carries. https://learn.microsoft.com/typography/opentype/spec/cmap */
function readCharacterMap(cmap: Buffer) {
  const subtable = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  ).find((candidate) => candidate.readUInt16BE(0) === 4)
  if (!subtable) throw new Error('The font has no character map of format 4')
  const segments = subtable.readUInt16BE(6) / 2
  return (code: number) => {
    for (let index = 0; index < segments; index++) {
      const end = subtable.readUInt16BE(14 + index * 2)
      if (code > end) continue
      const start = subtable.readUInt16BE(16 + segments * 2 + index * 2)
      if (code < start) return 0
      const delta = subtable.readUInt16BE(16 + segments * 4 + index * 2)
      const rangeAt = 16 + segments * 6 + index * 2
      const range = subtable.readUInt16BE(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = subtable.readUInt16BE(rangeAt + range + (code - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
