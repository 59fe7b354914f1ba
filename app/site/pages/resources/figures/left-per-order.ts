import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { dimension } from '#app/site/drawings/plate/dimension.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import type { Sheet } from './figure.ts'

/** What becomes of the price of an order in each channel. */
type Order = {
  price: number
  /** The fills of its parts from the top down; the last is what is left. */
  fills: readonly string[]
  /** The cost of each part in each channel, and last what is left, in dollars. */
  costs: readonly (readonly number[])[]
}

/** The table of the marketplace framework: the costs that only one channel has are with its shipping. */
export const onMarketplaces: Order = {
  price: 40,
  fills: ['solid', 'light', 'tone', 'solid', 'blueprint', 'poppy'],
  costs: [
    [1.46, 10, 8.2, 1.2, 12, 7.14],
    [6, 10, 6.1 + 1.3, 1.6, 4.8, 10.2],
    [6, 10, 8.2, 1.2, 3.2, 11.4],
    [5.6, 10, 8.2, 1.2, 2, 13],
  ],
}

/** The table of the report on social commerce. */
export const inAnApp: Order = {
  price: 28,
  fills: ['solid', 'blueprint', 'light', 'tone', 'solid', 'poppy'],
  costs: [
    [2.24, 4.2, 7, 6.6, 0.84, 7.12],
    [1.11, 0, 7, 6.6, 0.84, 12.45],
  ],
}

type Layout = Sheet & {
  width: number
  /** The lower left corner of the first column. */
  first: readonly [x: number, y: number]
  pitch: number
  wide: number
  back: readonly [right: number, up: number]
  perDollar: number
  /** Of the parts from the top down, and of the channels. */
  parts: readonly string[]
  channels: readonly string[]
  /** Where the dimension line of the price stands. Without one, on a phone, what is left is below its column. */
  whole?: number
}

/** An order of the same price in each channel, as a column of its costs on what is left of it. */
export function leftPerOrder({ price, fills, costs }: Order, layout: Layout) {
  const { label, size, width, first, pitch, wide, back, perDollar, parts, channels, whole } = layout
  const [left, ground] = first
  const [right, up] = back
  const top = ground - price * perDollar
  // Between the two lowest labels.
  const horizon = Math.round(ground - costs[0]!.at(-1)! * perDollar * 0.78)

  const column = (own: readonly number[], n: number) => {
    const x = left + n * pitch
    let y: number = ground
    const pieces = own
      .map((cost, at) => [cost * perDollar, fills[at]!] as const)
      .filter(([high]) => high > 0)
      .toReversed()
      .map(([high, fill]) => {
        const size = [wide, high] as const
        const piece = cabinet({ at: [x, y], size, back, fill, lid: 'light', outline: 'edge' })
        y -= high
        return piece
      })
    const [middle, below] = [x + wide / 2, ground + size * 1.6 + 8]
    const amount = `$${own.at(-1)!.toFixed(2)}`
    const remains = own.at(-1)! * perDollar
    const outline = `M${x} ${ground}V${top}l${right} ${-up}h${wide}V${ground - up}l${-right} ${up}z`
    return [
      path('cast', `M${x + wide} ${ground}l${right} ${-up}h${wide * 0.55}l${-right} ${up}z`),
      ...pieces,
      path('cut void', outline),
      label(middle, whole ? ground - remains / 2 : below, amount, 'middle', size),
      label(middle, whole ? below : below + size * 1.3, channels[n]!, 'middle', size),
    ].join('')
  }

  let above = top
  const leaders = costs[0]!.map((cost, at) => {
    const y = Math.round(above + (cost * perDollar) / 2)
    above += cost * perDollar
    return (
      path('thin', `M${left - 26} ${y}H${left - 6}`) + label(left - 36, y, parts[at]!, 'end', size)
    )
  })
  return [
    rect('light bare', 0, horizon, width, ground + 8 - horizon),
    path('thin', `M0 ${horizon}H${width}`),
    rect('tone bare', 0, ground + 8, width, 8) + rect('shade bare', 0, ground + 8, width, 8),
    path('cut', `M0 ${ground + 8}H${width}`),
    costs.map(column).join(''),
    leaders.join(''),
    whole
      ? dimension(whole, top, ground) +
        label(whole + 14, (top + ground) / 2, `$${price.toFixed(2)}`, 'start', size)
      : '',
  ].join('')
}
