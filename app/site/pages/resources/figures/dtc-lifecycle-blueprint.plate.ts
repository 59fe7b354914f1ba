import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { lines, word } from '#app/site/pages/resources/word.ts'
import { figure } from './figure.ts'

/** The section's table: what comes off the order, and what is left. */
const slices = [
  ['product', 24],
  ['shipping', 9],
  ['pick and pack', 3.5],
  ['payment fees', 2.62],
  ['returns', 3.2],
  ['contribution', 37.68],
] as const

const perDollar = 5.9
const gap = 10
const [left, ground, high] = [36, 250, 84]
const [right, up] = [30, 22]
const last = slices.length - 1
const widthOf = (at: number) => slices[at]![1] * perDollar
const startOf = (at: number) =>
  left + slices.slice(0, at).reduce((x, [, cost]) => x + cost * perDollar + gap, 0)
const middleOf = (at: number) => startOf(at) + widthOf(at) / 2
const end = startOf(last) + widthOf(last)

/** A slice of the parcel, with its piece of the tape. */
const slice = (at: number) => {
  const [x, wide] = [startOf(at), widthOf(at)]
  const fill = at === last ? 'poppy' : at % 2 ? 'tone' : 'light'
  const tape = `M${x + right * 0.36} ${ground - high - up * 0.36}h${wide}l${right * 0.28} ${-up * 0.28}h${-wide}z`
  return (
    cabinet({ at: [x, ground], size: [wide, high], back: [right, up], fill }) +
    path(at === last ? 'label' : 'poppy', tape)
  )
}

/** The names of the slices that are too narrow for them, one above the other. */
const name = (at: number) => {
  const [label, cost] = slices[at]!
  const [x, y] = [middleOf(at) + right / 2, 34 + (at - 1) * 28]
  return (
    path('thin', `M${x} ${ground - high - up / 2}V${y}H${x + 16}`) +
    word(x + 24, y, `${label} $${cost.toFixed(2)}`)
  )
}

const middle = (left + end) / 2
const whole = `M${left} 300H${middle - 54}M${middle + 54} 300H${end}M${left - 6} 306l12 -12M${end - 6} 306l12 -12`

/** An order as a parcel that is cut into its costs, to scale. */
export default figure(
  rect('light bare', 0, ground - 26, 640, 36),
  path('thin', `M0 ${ground - 26}H640`),
  rect('tone bare', 0, ground + 10, 640, 9) + rect('shade bare', 0, ground + 10, 640, 9),
  path('cut', `M0 ${ground + 10}H640`),
  path('cast', `M${end} ${ground}l${right} ${-up}h32l${-right} ${up}z`),
  slices.map((_, at) => slice(at)).join(''),
  [1, 2, 3, 4].map(name).join(''),
  lines(middleOf(0), ground - high / 2, ['product', '$24.00'], 'middle'),
  lines(middleOf(last), ground - high / 2, ['contribution', '$37.68'], 'middle'),
  path('edge', whole),
  word(middle, 300, '$80.00', 'middle'),
)
