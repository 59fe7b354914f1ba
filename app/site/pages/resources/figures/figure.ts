import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { still, word } from '#app/site/pages/resources/word.ts'

const grid = 20

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line((at + 1) * grid)).join('')

/** A frame for figures within an article: with the grid and the corner marks of the article's picture. */
const framed =
  (width: number, height: number, look: { weight: number; fineAbove?: number }) =>
  (...parts: string[]) => {
    const verticals = lines(width / grid - 1, (x) => `M${x} 0V${height}`)
    const horizontals = lines(height / grid - 1, (y) => `M0 ${y}H${width}`)
    const [right, bottom] = [width - 14, height - 14]
    const corners = `M14 26V14H26M${right - 12} 14H${right}V26M${right} ${bottom - 12}V${bottom}H${right - 12}M26 ${bottom}H14V${bottom - 12}`
    return sheet(
      { width, height, ...look },
      rect('ground bare', 0, 0, width, height),
      `<g opacity=".14">${inked('blueprint', `<path d="${verticals}${horizontals}"/>`)}</g>`,
      path('edge', corners),
      ...parts,
      rect('edge void', 1, 1, width - 2, height - 2),
    )
  }

/** A figure for all widths: labels that are legible on a phone, and on a desk lines as fine as a wide figure's. */
export const figure = framed(640, 340, { weight: 1.15, fineAbove: 800 })

/** A figure as wide as the column, and the same for phones. */
export const wideFigure = framed(960, 340, { weight: 1 })
export const phoneFigure = framed(720, 560, { weight: 1.5, fineAbove: 560 })

/** What the two have in common: how a label is set, and how large. */
export type Sheet = { label: typeof still; size: number }
export const wide: Sheet = { label: still, size: 17 }
export const phone: Sheet = {
  label: (x, y, text, anchor, size) => word(x, y, text, anchor, { size }),
  size: 28,
}
