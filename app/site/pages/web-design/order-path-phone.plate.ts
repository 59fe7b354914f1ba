import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { pencil } from './pencil.ts'
import { high, phone, wide } from './screens.ts'

/** Two rows of three parts. The lower end of each row is left free for the words. */
const [width, row] = [480, 300]
const scale = 0.78
const half = (wide * scale) / 2
const [top, eye] = [32, 148]

const middle = (index: number) => ((index % 3) + 0.5) * (width / 3)
const below = (index: number) => (index < 3 ? 0 : row)

/** The arrow from the phone on the right back to the one at `index`. */
const back = (index: number) => {
  const [x, y] = [middle(index) + half + 7, below(index) + eye]
  const from = middle(index + 1) - half - 5
  return path('solid bare', `M${from} ${y - 4}v8H${x + 16}v11L${x} ${y}L${x + 16} ${y - 15}v11z`)
}

/** The arrow from the second row up to the end of the first, beside the short word between them. */
const around = () => {
  const [from, to, lane, end] = [middle(3), width - 38, row + 10, top + high * scale + 9]
  return path(
    'solid bare',
    `M${from - 4} ${row + top - 4}V${lane - 4}H${to - 4}V${end + 16}h-11L${to} ${end}l15 16h-11V${lane + 4}H${from + 4}V${row + top - 4}z`,
  )
}

/** The five phones in two rows, from the last screen, where the pencil begins, back to the first. */
export default sheet(
  { width, height: 2 * row, weight: 1.6, fineAbove: 500 },
  ...[0, 1, 2, 3, 4].map((index) => phone(index, middle(index) - half, below(index) + top, scale)),
  ...[0, 1, 3].map(back),
  around(),
  pencil(middle(4) + half + 8, row + eye, 40),
)
