import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import type { Sheet } from './figure.ts'

/** The section's table: what comes off the price, and what is left. */
const slices = [
  ['referral', 4.8],
  ['fulfillment', 5.4],
  ['landed cost', 8],
  ['inbound, storage', 0.9],
  ['returns', 0.64],
  ['contribution', 12.26],
] as const
const [inbound, last] = [3, slices.length - 1]

type Layout = Sheet & {
  width: number
  /** The lower left corner of the first slice. */
  start: readonly [x: number, y: number]
  perDollar: number
  gap: number
  high: number
  back: readonly [right: number, up: number]
  /** The slices that are wide enough for their names, and the height of each other's. */
  names: readonly (number | undefined)[]
  /** The name of the cost of the way in. */
  short: string
}

/** A price as a parcel that is cut into its costs, to scale; below it the whole, and the share that is left. */
export function cutPrice(layout: Layout) {
  const { label, size, width, start, perDollar, gap, high, back, names, short } = layout
  const [left, ground] = start
  const [right, up] = back
  const line = size * 0.68
  const wideOf = (at: number) => slices[at]![1] * perDollar
  const startOf = (at: number) =>
    left + slices.slice(0, at).reduce((x, [, cost]) => x + cost * perDollar + gap, 0)
  const end = startOf(last) + wideOf(last)

  const slice = ([name, cost]: (typeof slices)[number], at: number) => {
    const [x, wide] = [startOf(at), wideOf(at)]
    const [middle, amount] = [x + wide / 2, `$${cost.toFixed(2)}`]
    const fill = at === last ? 'poppy' : at % 2 ? 'tone' : 'light'
    const tape = `M${x + right * 0.36} ${ground - high - up * 0.36}h${wide}l${right * 0.28} ${-up * 0.28}h${-wide}z`
    const [nameY, leader] = [names[at], middle + right / 2]
    return [
      cabinet({ at: [x, ground], size: [wide, high], back, fill }),
      path(at === last ? 'label' : 'poppy', tape),
      nameY
        ? path('thin', `M${leader} ${ground - high - up / 2}V${nameY}h${size * 0.6}`) +
          label(leader + size, nameY, `${at === inbound ? short : name} ${amount}`, 'start', size)
        : label(middle, ground - high / 2 - line, name, 'middle', size) +
          label(middle, ground - high / 2 + line, amount, 'middle', size),
    ].join('')
  }

  /** A dimension line below, with its words in a gap of their width. */
  const measure = (from: number, y: number, words: string) => {
    const [middle, room] = [(from + end) / 2, words.length * size * 0.3 + size * 0.6]
    const slash = size * 0.3
    const ends = [from, end].map((x) => `M${x - slash} ${y + slash}l${2 * slash} ${-2 * slash}`)
    return (
      path('edge', `M${from} ${y}H${middle - room}M${middle + room} ${y}H${end}${ends.join('')}`) +
      label(middle, y, words, 'middle', size)
    )
  }
  return [
    rect('light bare', 0, ground - up - 8, width, up + 18),
    path('thin', `M0 ${ground - up - 8}H${width}`),
    rect('tone bare', 0, ground + 10, width, 8) + rect('shade bare', 0, ground + 10, width, 8),
    path('cut', `M0 ${ground + 10}H${width}`),
    path('cast', `M${end} ${ground}l${right} ${-up}h46l${-right * 0.7} ${up}z`),
    slices.map(slice).join(''),
    measure(startOf(last), ground + 18 + size * 1.5, '38.3%'),
    measure(left, ground + 18 + size * 3.4, '$32.00'),
  ].join('')
}
