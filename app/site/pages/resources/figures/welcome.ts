import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import type { Sheet } from './figure.ts'

/** The section's table: the day of each message, and its job. */
const letters = [
  { day: 0, when: 'at once', job: 'what was promised' },
  { day: 1, when: 'day 1', job: 'why it exists' },
  { day: 3, when: 'day 3', job: 'the largest doubt' },
  { day: 7, when: 'day 7', job: 'close' },
] as const
const last = 7

const quarters = Array.from({ length: last * 4 + 1 }, (_, quarter) => quarter / 4)
/** How long the tick of a day is, and of its quarters. */
const tick = (day: number) => (Number.isInteger(day) ? 0.5 : 0.22)

/** The front of an envelope by its upper left corner: lit from the left, its flap closed. */
function envelope(x: number, y: number, wide: number, high: number, isLast: boolean) {
  const [middle, right, foot] = [x + wide / 2, x + wide, y + high]
  const fill = isLast ? 'poppy' : 'light'
  return [
    rect(fill, x, y, wide, high),
    path(isLast ? 'poppy' : 'tone', `M${x} ${foot}V${y}L${middle} ${y + high * 0.56}z`),
    path('shade', `M${right} ${foot}V${y}L${middle} ${y + high * 0.56}z`),
    path(fill, `M${x} ${foot}L${middle} ${y + high * 0.42}L${right} ${foot}z`),
    path(fill, `M${x} ${y}L${middle} ${y + high * 0.62}L${right} ${y}z`),
    path('cut void', `M${x} ${y}h${wide}v${high}h${-wide}z`),
  ].join('')
}

/** Four envelopes that stand on a ruler, each on its day; the offer ends at the last. */
export function onRuler({ label, size }: Sheet) {
  const [left, ground, perDay, high, from, to] = [112, 226, 106, 40, 50, 906]
  const [right, up, thick, wide, tall] = [26, 18, 9, 88, 72]
  const xOf = (day: number) => left + day * perDay
  const ticks = quarters.map((day) => `M${xOf(day)} ${ground}v${Math.round(high * tick(day))}`)
  const floor = ground + high
  const ruler = [
    rect('light bare', 0, floor - 30, 960, 30),
    path('thin', `M0 ${floor - 30}H960`),
    rect('tone bare', 0, floor, 960, 8) + rect('shade bare', 0, floor, 960, 8),
    path('cast', `M${to} ${floor}l${right} ${-up}h26l${-right} ${up}z`),
    path('light', `M${from} ${ground}l${right} ${-up}H${to + right}l${-right} ${up}z`),
    rect('tone', from, ground, to - from, high),
    path('tone', `M${to} ${ground}l${right} ${-up}v${high}l${-right} ${up}z`),
    path('dark', `M${to} ${ground}l${right} ${-up}v${high}l${-right} ${up}z`),
    path('edge', ticks.join('')),
    path('cut void', `M${from} ${ground}V${floor}H${to}l${right} ${-up}v${-high}H${from + right}z`),
    path('cut', `M0 ${floor}H960`),
  ]
  const standing = ({ day, when, job }: (typeof letters)[number], n: number) => {
    const [middle, foot] = [xOf(day) + right / 2, ground - up / 2]
    const [x, end, top] = [middle - wide / 2, middle + wide / 2, foot - tall]
    const isLast = day === last
    const jobY = 44 + n * 30
    const leader = isLast
      ? `M${middle} ${top - 8}V${jobY - 10}`
      : `M${middle} ${top - 8}V${jobY}h10`
    return [
      path('cast', `M${end} ${foot}h${thick}l${isLast ? 12 : 34} ${-up / 2}h${-wide * 0.6}z`),
      path('solid', `M${end} ${top}l${thick} -6V${foot - 6}L${end} ${foot}z`),
      path(isLast ? 'poppy' : 'light', `M${x} ${top}l${thick} -6h${wide}l${-thick} 6z`),
      envelope(x, top, wide, tall, isLast),
      path('thin', leader),
      isLast
        ? label(middle, jobY - 26, job, 'middle', size)
        : label(middle + size, jobY, job, 'start', size),
      label(xOf(day), floor + 32, when, 'middle', size),
    ].join('')
  }
  return [...ruler, ...letters.map(standing)].join('')
}

/** On a phone the ruler is upright, and beside each envelope is its job. */
export function besideRuler({ label, size }: Sheet) {
  const [top, perDay, from, to, x, wide, edge] = [76, 60, 30, 526, 176, 52, 10]
  const yOf = (day: number) => top + day * perDay
  const ticks = quarters.map((day) => `M${x + wide} ${yOf(day)}h${-Math.round(wide * tick(day))}`)
  const side = `M${x + wide} ${from}l${edge} -6V${to - 6}l${-edge} 6z`
  const ruler = [
    rect('tone', x, from, wide, to - from),
    path('light', `M${x} ${from}l${edge} -6h${wide}l${-edge} 6z`),
    path('solid', side),
    path('edge', ticks.join('')),
    path('cut void', `M${x} ${from}h${wide}V${to}h${-wide}z`),
  ]
  const lying = ({ day, when, job }: (typeof letters)[number]) => {
    const y = yOf(day)
    return [
      path('edge', `M${x + wide + edge} ${y}h28`),
      path('cast', `M346 ${y - 20}l16 8v44h-78l-8 -8h70z`),
      envelope(266, y - 26, 80, 50, day === last),
      label(x - 18, y, when, 'end', size),
      label(378, y, job, 'start', size),
    ].join('')
  }
  return [...ruler, ...letters.map(lying)].join('')
}
