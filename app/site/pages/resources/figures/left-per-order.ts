import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { dimension } from '#app/site/drawings/plate/dimension.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import type { Sheet } from './figure.ts'

/** The parts of an order from the top down; the costs that only one channel has are with its shipping. */
const parts = ['fee', 'product', 'shipping', 'returns', 'ads', 'left'] as const
const fills = ['solid', 'light', 'tone', 'solid', 'blueprint', 'poppy'] as const

/** The section's table, in the order of the parts. */
const channels = [
  ['own site', [1.46, 10, 8.2, 1.2, 12, 7.14]],
  ['Amazon', [6, 10, 6.1 + 1.3, 1.6, 4.8, 10.2]],
  ['Walmart', [6, 10, 8.2, 1.2, 3.2, 11.4]],
  ['eBay', [5.6, 10, 8.2, 1.2, 2, 13]],
] as const
const price = 40

type Layout = Sheet & {
  width: number
  /** The lower left corner of the first column. */
  first: readonly [x: number, y: number]
  pitch: number
  wide: number
  back: readonly [right: number, up: number]
  perDollar: number
  names: Record<(typeof parts)[number] | 'own site', string>
  /** Where the dimension line of the price stands. Without one, on a phone, what is left is below its column. */
  whole?: number
}

/** An order of the same price in each channel, as a column of its costs on what is left of it. */
export function leftPerOrder(layout: Layout) {
  const { label, size, width, first, pitch, wide, back, perDollar, names, whole } = layout
  const [left, ground] = first
  const [right, up] = back
  const top = ground - price * perDollar
  // Above the lowest label, which it would strike through.
  const horizon = Math.round(ground - channels[0][1][5] * perDollar - 12)

  const column = ([channel, costs]: (typeof channels)[number], n: number) => {
    const x = left + n * pitch
    let y: number = ground
    const pieces = costs
      .map((cost, at) => [cost * perDollar, fills[at]!] as const)
      .toReversed()
      .map(([high, fill]) => {
        const size = [wide, high] as const
        const piece = cabinet({ at: [x, y], size, back, fill, lid: 'light', outline: 'edge' })
        y -= high
        return piece
      })
    const [middle, below] = [x + wide / 2, ground + size * 1.6 + 8]
    const amount = `$${costs.at(-1)!.toFixed(2)}`
    const remains = costs.at(-1)! * perDollar
    const outline = `M${x} ${ground}V${top}l${right} ${-up}h${wide}V${ground - up}l${-right} ${up}z`
    return [
      path('cast', `M${x + wide} ${ground}l${right} ${-up}h${wide * 0.55}l${-right} ${up}z`),
      ...pieces,
      path('cut void', outline),
      label(middle, whole ? ground - remains / 2 : below, amount, 'middle', size),
      label(
        middle,
        whole ? below : below + size * 1.3,
        channel === 'own site' ? names[channel] : channel,
        'middle',
        size,
      ),
    ].join('')
  }

  let above = top
  const leaders = channels[0][1].map((cost, at) => {
    const y = Math.round(above + (cost * perDollar) / 2)
    above += cost * perDollar
    return (
      path('thin', `M${left - 26} ${y}H${left - 6}`) +
      label(left - 36, y, names[parts[at]!], 'end', size)
    )
  })
  return [
    rect('light bare', 0, horizon, width, ground + 8 - horizon),
    path('thin', `M0 ${horizon}H${width}`),
    rect('tone bare', 0, ground + 8, width, 8) + rect('shade bare', 0, ground + 8, width, 8),
    path('cut', `M0 ${ground + 8}H${width}`),
    channels.map(column).join(''),
    leaders.join(''),
    whole
      ? dimension(whole, top, ground) +
        label(whole + 14, (top + ground) / 2, '$40.00', 'start', size)
      : '',
  ].join('')
}
