import { page } from '#content/pages/portfolio.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'
import { piecesMade } from './pieces-made.ts'

/** The pieces that one mark stands for, as the copy says. */
const pieces = 10

/** The board below a row of marks, with its hatched underside on the wall. */
const shelf = (wide: number, y: number) =>
  path('cast', `M0 ${y + 4}H${wide}V${y + 9}H0z`) +
  path('solid bare', `M0 ${y}H${wide}V${y + 5}H0z`)

/**
 * Each count as marks of ten pieces on shelves that are this wide, with so many marks on a shelf. The last mark is poppy,
 * and a planned one follows. Few marks are drawn larger, so that every count fills its shelves.
 */
export function piecesOnShelves(wide: number, onShelf: readonly number[]) {
  const counts = page.counts.items.map(({ amount = 0 }, kind) => {
    const { size, outline, variants, draw } = piecesMade[kind]!
    const [across, high] = size
    const columns = onShelf[kind]!
    const scale = wide / columns / across
    const made = amount / pieces
    const shelves = Math.ceil((made + 1) / columns)
    const place = (at: number) =>
      `translate(${(at % columns) * across} ${Math.floor(at / columns) * high})`
    const each = (at: number) =>
      `<use href="#piece${kind}-${(at + Math.floor(at / columns)) % variants}" transform="${place(at)}"/>`
    const drawing = [
      '<defs>',
      ...Array.from(
        { length: variants },
        (_, variant) => `<g id="piece${kind}-${variant}">${draw('tone', variant)}</g>`,
      ),
      '</defs>',
      `<g transform="scale(${Math.round(scale * 1000) / 1000})">`,
      ...Array.from({ length: made - 1 }, (_, at) => each(at)),
      `<g transform="${place(made - 1)}">${draw('poppy', 0)}</g>`,
      `<g transform="${place(made)}">${path('plan', outline)}</g>`,
      ...Array.from({ length: shelves }, (_, row) => shelf(across * columns, (row + 1) * high - 9)),
      '</g>',
    ].join('')
    return { drawing, high: shelves * high * scale }
  })
  return frames(
    wide,
    Math.ceil(Math.max(...counts.map(({ high }) => high))),
    counts.map(({ drawing }) => drawing),
    { on: 'deep' },
  )
}
