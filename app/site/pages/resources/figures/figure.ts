import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

const [width, height, grid] = [640, 340, 20]

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line((at + 1) * grid)).join('')
const verticals = lines(width / grid - 1, (x) => `M${x} 0V${height}`)
const horizontals = lines(height / grid - 1, (y) => `M0 ${y}H${width}`)
const corners = `M14 26V14H26M614 14H626V26M626 314V326H614M26 326H14V314`

/** A figure within an article: on the grid and with the corner marks of the article's picture. */
export const figure = (...parts: string[]) =>
  sheet(
    { width, height, weight: 1.15 },
    rect('ground bare', 0, 0, width, height),
    `<g opacity=".14">${inked('blueprint', `<path d="${verticals}${horizontals}"/>`)}</g>`,
    path('edge', corners),
    ...parts,
    rect('edge void', 1, 1, width - 2, height - 2),
  )
