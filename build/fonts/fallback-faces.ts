import { averageWidth, letters } from './average-width.ts'
import type { Fallback } from './faces.ts'
import { openFont } from './open-font.ts'

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`

/**
 * System fonts scaled to the widths and line height of the web fonts, so that the swap shifts no layout. `descriptors`
 * (CSS) distinguish them from the web font if it is of the same family.
 */
export function fallbackFaces(
  family: string,
  fallback: Fallback,
  sfnt: Buffer,
  descriptors = '',
): string {
  const font = readMetrics(sfnt)
  const rules = fallback.systemFonts.map(({ names, widths }) => {
    const size = averageWidth(font.widths) / averageWidth(widths)
    return [
      `@font-face{font-family:'${family}';font-weight:${fallback.weight};${descriptors}`,
      `src:${names.map((name) => `local('${name}')`).join(',')};`,
      size === 1 ? '' : `size-adjust:${percent(size)};`,
      `ascent-override:${percent(font.ascent / size)};`,
      `descent-override:${percent(font.descent / size)};line-gap-override:${percent(font.lineGap / size)}}`,
    ].join('')
  })
  return rules.join('')
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
