import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

/** A minute of the episode, and the percentage of listeners who are still there. */
type Moment = readonly [minute: number, share: number]

/** Runs of Bézier curves: a point, and then two controls and a point each. The middle run is the one to listen to. */
const before: Moment[] = [
  [0, 100],
  [0.3, 95.3],
  [0.7, 93.7],
  [1.5, 92.5],
  [2.9, 90.6],
  [4, 89],
  [5, 87.4],
]
const slice: Moment[] = [
  [5, 87.4],
  [5.8, 85.8],
  [6.4, 80.3],
  [7, 75],
]
const after: Moment[] = [
  [7, 75],
  [7.7, 68.5],
  [8.1, 61.4],
  [9.2, 57.5],
  [11.3, 50.4],
  [14.4, 48.8],
  [17, 45.7],
]
const listened = { from: slice[0]![0], to: slice.at(-1)![0] }
const [minutes, stayed] = after.at(-1)!

const [left, ground, minute, percent] = [92, 310, 28, 2.8]
/** How far the block goes back, and how far the slice is drawn out of it, along the same lines. */
const [back, rise] = [40, 24]
const [out, down] = [80, 48]
const [end, beam] = [left + minutes * minute + 22, 17]

const one = (value: number) => Math.round(value * 10) / 10
const xAt = (at: number) => one(left + at * minute)
const yAt = (share: number) => one(ground - share * percent)

/** Where the labels stand. */
export const places = {
  width: 640,
  height: 435,
  left,
  gone: xAt(listened.to) + 16,
  all: yAt(100),
  quarter: yAt(75),
  slice: (xAt(listened.from) + xAt(listened.to)) / 2 - out,
  rulerEnd: end - out,
  under: one(ground + down + beam + 23),
}

type Point = readonly [x: number, y: number]
const moved = (run: readonly Moment[], x = 0, y = 0) =>
  run.map(([at, share]): Point => [one(xAt(at) + x), one(yAt(share) + y)])
const bent = ([first, ...rest]: readonly Point[]) =>
  `${first!.join(' ')}C${rest.map((point) => point.join(' ')).join(' ')}`
/** The surface along a run, from its front edge to its back edge. */
const topOf = (run: readonly Moment[], x = 0, y = 0) =>
  `M${bent(moved(run, x, y))}L${bent(moved(run, x + back, y - rise).toReversed())}z`

/** A part of the block under a run of the curve, with its top and its right side. */
function part(run: readonly Moment[], fill: string, lid: string, x = 0, y = 0) {
  const [[from]] = run as [Moment]
  const [to, share] = run.at(-1)!
  const foot = one(ground + y)
  const front = `M${bent(moved(run, x, y))}V${foot}H${xAt(from) + x}z`
  const side = `M${xAt(to) + x} ${foot}l${back} ${-rise}V${one(yAt(share) + y - rise)}l${-back} ${rise}z`
  const levels = [25, 50, 75].filter((level) => level < run[0]![1])
  return [
    path(fill, side),
    path('dark bare', side),
    path(fill, front),
    // Beyond the curve they are covered by the top.
    path(
      'thin',
      levels.map((level) => `M${xAt(from) + x} ${one(yAt(level) + y)}H${xAt(to) + x}`).join(''),
    ),
    path(lid, topOf(run, x, y)),
    path('edge void', `${side}${topOf(run, x, y)}`),
    path('cut void', front),
  ].join('')
}

const slash = (x: number, y: number) => `M${x - 6} ${y + 6}l12 -12`
const across = (at: number) => `M${xAt(at)} ${ground}l${-out} ${down}`
const every = (draw: (at: number) => string) =>
  Array.from({ length: minutes + 1 }, (_, at) => draw(at)).join('')

/** The listeners of an episode as a block on a ruler of its minutes, two of which are drawn forward. */
export function retention(weight: number, coarseBelow = 0) {
  const floor = one(ground + down)
  const [near, far] = [left - out, end - out]
  const depth: Point = [one(out + back), one(-down - rise)]
  const lid = `M${near} ${floor}l${depth.join(' ')}H${end + back}L${far} ${floor}z`
  const [from, to] = [xAt(listened.from), xAt(listened.to)]
  const [top, last] = [yAt(100), xAt(minutes)]
  const shadow = (x: number, y: number, long: number) =>
    path('cast', `M${x} ${y}l${back} ${-rise}h${long}l${-back} ${rise}z`)

  return sheet(
    { width: places.width, height: places.height, weight, coarseBelow },
    path('cut', lid),
    path('light bare', lid),
    path('thin', every(across)),
    // Those who have left: the block is planned up to its full height.
    path(
      'plan',
      `M${left + back} ${top - rise}H${last + back}V${yAt(stayed) - rise}M${last + back} ${top - rise}L${last} ${top}`,
    ),
    shadow(from, ground, to - from),
    shadow(last, ground, 22),
    part(before, 'tone', 'light'),
    part(after, 'tone', 'light'),
    path('shade bare', topOf(after.slice(0, 4))),
    path('edge void', topOf(after)),
    path('cut', `M${bent(moved(after))}`),
    path('plan', `M${left} ${top}l${back} ${-rise}M${left} ${top}H${last}V${yAt(stayed)}`),
    // Where the slice was, and the lines along which it was drawn out.
    path('plan', `M${bent(moved(slice))}` + across(listened.from) + across(listened.to)),
    path('edge', `M${to} ${places.quarter}V${top}${slash(to, top)}`),
    shadow(to - out, floor, 74),
    part(slice, 'poppy', 'poppy', -out, down),
    path('solid', `M${to - 8} ${places.quarter}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z`),
    // The ruler.
    rect('light', near, floor, far - near, beam),
    ...Array.from({ length: minutes }, (_, at) =>
      at % 2 ? rect('solid bare', xAt(at) - out, floor, minute, beam) : '',
    ),
    path('solid', `M${far} ${floor}l${depth.join(' ')}v${beam}L${far} ${floor + beam}z`),
    path('cut', `M${near} ${floor}v${beam}H${far}V${floor}z`),
    path(
      'edge',
      every((at) => `M${xAt(at) - out} ${one(floor + beam)}v${at % 5 ? 6 : 11}`),
    ),
    path(
      'edge',
      `M${from - out} ${places.under}H${to - out}${slash(from - out, places.under)}${slash(to - out, places.under)}`,
    ),
  )
}
