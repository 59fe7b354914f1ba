import { averageWidth, letters } from './average-width.ts'
import type { Fallback } from './faces.ts'
import { openFont } from './open-font.ts'

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`

/**
 * System fonts scaled to the widths and line height of the web font, so that the swap shifts no layout. Returns for each of
 * `systemFonts` the descriptors of a font face, without its family.
 */
export function fallbackFaces(fallback: Fallback, sfnt: Buffer): string[] {
  const font = readMetrics(sfnt)
  return fallback.systemFonts.map(({ names, widths }) => {
    const size = averageWidth(font.widths) / averageWidth(widths)
    return [
      `font-weight:${fallback.weight};`,
      `src:${names.map((name) => `local(${name})`).join(',')};`,
      size === 1 ? '' : `size-adjust:${percent(size)};`,
      `ascent-override:${percent(font.ascent / size)};`,
      `descent-override:${percent(font.descent / size)};line-gap-override:${percent(font.lineGap / size)}`,
    ].join('')
  })
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
