import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import type { Sheet } from './figure.ts'

/** The section's table: what a customer of the cohort has left by then, in dollars. */
const ages = [
  [0, 37.68],
  [30, 39.94],
  [60, 42.2],
  [90, 44.09],
  [180, 47.48],
  [365, 52],
] as const
const [, firstOrder] = ages[0]

/** The prices of a stranger that the section reads the table against. */
const prices = [42, 50] as const

const nameOf = (day: number) => (day === 0 ? 'order' : day === 365 ? 'day 365' : `${day}`)

type Layout = Sheet & {
  width: number
  /** The lower left corner of the first step. */
  first: readonly [x: number, y: number]
  perDay: number
  /** How wide the last step is, which begins at day 365. */
  last: number
  perDollar: number
  back: readonly [right: number, up: number]
  /** The days that have a label. */
  labelled: readonly number[]
}

/** A stair whose steps begin at their day: the first order, and on it what repeat orders have added. */
export function payback(layout: Layout) {
  const { label, size, width, first, perDay, last, perDollar, back, labelled } = layout
  const [left, ground] = first
  const [right, up] = back
  const xOf = (day: number) => left + Math.round(day * perDay)
  const yOf = (dollars: number) => Math.round(ground - dollars * perDollar)
  const end = xOf(365) + last
  const base = yOf(firstOrder)
  const floor = ground + 8
  const step = ([day, value]: (typeof ages)[number], n: number) => {
    const [x, next] = [xOf(day), n + 1 < ages.length ? xOf(ages[n + 1]![0]) : end]
    return value > firstOrder
      ? cabinet({
          at: [x, base],
          size: [next - x, base - yOf(value)],
          back,
          fill: 'poppy',
          outline: 'edge',
        })
      : ''
  }
  const paid = (price: number) => {
    const y = yOf(price)
    const [day] = ages.find(([, value]) => value >= price)!
    const x = xOf(day)
    return [
      path('plan', `M${left - size * 0.4} ${y}H${x}`),
      path('solid', `M${x} ${y - 5}l5 5l-5 5l-5 -5z`),
      label(left - size * 0.8, y, `cost $${price}`, 'end', size),
    ].join('')
  }
  const days = labelled.map(
    (day) =>
      path('edge', `M${xOf(day)} ${floor}v${size * 0.5}`) +
      path('thin', `M${xOf(day)} ${ground}V${base}`) +
      label(xOf(day), floor + size * 1.45, nameOf(day), 'middle', size),
  )
  return [
    rect('light bare', 0, ground - up * 2, width, up * 2 + 8),
    path('thin', `M0 ${ground - up * 2}H${width}`),
    path('cast', `M${end} ${ground}l${right} ${-up}h${size * 1.4}l${-right} ${up}z`),
    cabinet({
      at: first,
      size: [end - left, ground - base],
      back,
      fill: 'tone',
      lid: 'light',
    }),
    ages.map(step).join(''),
    rect('tone bare', 0, floor, width, 8) + rect('shade bare', 0, floor, width, 8),
    path('cut', `M0 ${floor}H${width}`),
    prices.map(paid).join(''),
    label((xOf(180) + xOf(365)) / 2, (base + ground) / 2, `first order`, 'middle', size),
    label(end - 8, yOf(52) - up - size, '$52.00', 'end', size),
    days.join(''),
  ].join('')
}
