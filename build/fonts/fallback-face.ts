import type { Fallback } from './faces.ts'
import { openFont } from './open-font.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz '
/** How often each letter, and the space, occurs in a thousand characters of English. */
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

const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`

/** A system font scaled to the web font's widths and line height, so that swapping them shifts no layout. */
export function fallbackFace(family: string, fallback: Fallback, sfnt: Buffer): string {
  const font = readMetrics(sfnt)
  const size = average(font.widths) / average(widths[fallback.widths])
  return [
    `@font-face{font-family:'${family} Fallback';font-weight:${fallback.weight};`,
    `src:${fallback.locals.map((name) => `local('${name}')`).join(',')};`,
    `size-adjust:${percent(size)};ascent-override:${percent(font.ascent / size)};`,
    `descent-override:${percent(font.descent / size)};line-gap-override:${percent(font.lineGap / size)}}`,
  ].join('')
}

function average(advances: number[]) {
  const total = frequency.reduce((sum, share) => sum + share, 0)
  return frequency.reduce((sum, share, index) => sum + share * (advances[index] ?? 0), 0) / total
}

function readMetrics(sfnt: Buffer) {
  const font = openFont(sfnt)
  const em = font.unitsPerEm
  return {
    ascent: font.hhea.ascent / em,
    descent: -font.hhea.descent / em,
    lineGap: font.hhea.lineGap / em,
    widths: font.glyphsForString(letters).map(({ advanceWidth }) => (advanceWidth / em) * 1000),
  }
}
