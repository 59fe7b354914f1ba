import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

const floor = 176
/** The five fees of the copy and the margin, as wide as their part of the price. */
const slices = [
  { wide: 84, fill: 'light' },
  { wide: 76, fill: 'tone' },
  { wide: 34, fill: 'light' },
  { wide: 42, fill: 'tone' },
  { wide: 62, fill: 'light' },
  { wide: 26, fill: 'poppy' },
]
const gap = 16
const back = [34, 22] as const

/** The price of one item, cut into its fees, without the first ones; the last slice is the margin. */
export function profit(without: number) {
  const shown = slices.slice(without)
  const lefts = shown.map((_, index) =>
    shown.slice(0, index).reduce((left, { wide }) => left + wide + gap, 6),
  )
  const end = lefts.at(-1)! + shown.at(-1)!.wide
  return [
    path('cut', `M6 24H${end}M6 15v18M${end} 15v18`),
    path('plan', lefts.map((x, n) => `M${x + shown[n]!.wide / 2} 24V72`).join('')),
    ...shown.map((slice, n) => cutOff(lefts[n]!, slice)),
    path('cut', `M2 ${floor}H${end + 40}`),
  ].join('')
}

function cutOff(x: number, { wide, fill }: (typeof slices)[number]) {
  const [right, up] = back
  const tall = fill === 'poppy' ? 84 : 78
  const lid = fill === 'tone' ? 'light' : fill
  const [from, strip] = [`M${x + right * 0.4} ${floor - tall - up * 0.4}`, [right * 0.2, up * 0.2]]
  return [
    path('cast', `M${x + wide} ${floor}l${right} ${-up}h${gap + 8}l${-right} ${up}z`),
    cabinet({ at: [x, floor], size: [wide, tall], back, fill, lid }),
    path('poppy bare', `${from}l${strip[0]} ${-strip[1]!}h${wide}l${-strip[0]!} ${strip[1]}z`),
    path('edge void', `M${x} ${floor - tall}h${wide}l${right} ${-up}h${-wide}z`),
  ].join('')
}
