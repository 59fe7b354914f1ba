import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { line, path } from '#app/site/drawings/plate/sheet.ts'

type Point = readonly [x: number, y: number]

/** The one parcel of all four stages: its front, the shift of its back, and the low step under it. */
const [wide, high, back, rise] = [66, 52, 24, 9]
const leftOf = (x: number) => x - (wide + back) / 2

const planned = (x: number, y: number) => {
  const left = leftOf(x)
  const outline = `M${left} ${y}v${-high}l${back} ${-back}h${wide}v${high}l${-back} ${back}z`
  // Each edge once: two rows of dashes on one edge make a line.
  const edges = `M${left} ${y - high}h${wide}v${high}M${left + wide} ${y - high}l${back} ${-back}`
  return path('light bare', outline) + path('plan', outline + edges)
}

/** Its shadow is that of its step. */
const inked = (x: number, y: number) => {
  const [left, tape] = [leftOf(x) + wide * 0.4, wide * 0.2]
  const top = `M${left} ${y - high}l${back} ${-back}h${tape}l${-back} ${back}z`
  return [
    cabinet({
      at: [leftOf(x), y],
      size: [wide, high],
      back: [back, back],
      fill: 'tone',
      lid: 'light',
    }),
    path('poppy bare', `${top}M${left} ${y - high}h${tape}v18h${-tape}z`),
    path('cut void', `M${leftOf(x)} ${y - high}h${wide}l${back} ${-back}h${-wide}z`),
  ].join('')
}

/** A step on the ground at `y`, with room around the parcel. Its shadow begins at its right edge. */
const step = (x: number, y: number, shadow: number) =>
  (shadow && path('cast', `M${x + 24} ${y + 4}l30 -28h${shadow}l-30 28z`)) +
  cabinet({
    at: [leftOf(x) - 7, y + 4],
    size: [wide + 10, rise + 1],
    back: [back + 6, back + 4],
    fill: 'light',
    outline: 'edge',
  })

/** The points at which the rays of a lamp touch an ellipse. */
function tangents([lampX, lampY]: Point, [x, y]: Point, [rx, ry]: Point) {
  const [dx, dy] = [(lampX - x) / rx, (lampY - y) / ry]
  const [middle, half] = [Math.atan2(dy, dx), Math.acos(1 / Math.hypot(dx, dy))]
  return [middle - half, middle + half].map((angle): Point => [
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
  ])
}

/** The planned parcel, inked where the beam of the lamp falls on it. */
function lit(x: number, y: number, lamp: Point) {
  const [center, radii] = [[x - 6, y - 38] as const, [40, 33] as const]
  const [above, below] = tangents(lamp, center, radii)
  const spot = `M${center[0] - radii[0]} ${center[1]}a${radii} 0 1 0 ${radii[0] * 2} 0a${radii} 0 1 0 ${-radii[0] * 2} 0z`
  return [
    path('tone bare', `${line([above!, lamp, below!])}z${spot}`),
    planned(x, y),
    `<clipPath id="lit"><path d="${spot}"/></clipPath><g clip-path="url(#lit)">${inked(x, y)}</g>`,
    path('plan', line([lamp, above!]) + line([lamp, below!])),
    path('edge', spot),
  ].join('')
}

/** From the top of the stack back onto the lid of the first parcel. */
const arrow = ([fromX, fromY]: Point, [x, y]: Point) =>
  path(
    'poppy',
    `M${fromX + 9} ${fromY}C${fromX} ${fromY - 62} ${x - 4} ${fromY - 66} ${x - 8} ${y - 25}h-12L${x} ${y}L${x + 20} ${y - 25}h-12C${x + 10} ${fromY - 42} ${fromX - 16} ${fromY - 40} ${fromX - 9} ${fromY}z`,
  )

const scale = 1.2
/** The fills of the tower, from its foot. */
type Bands = readonly [string, string, string]
/** The lamp over the foot of the lighthouse, at the edge of its window. */
const lampOf = ([x, y]: Point): Point => [x + 8, y - 130 * scale]

function lighthouse([x, y]: Point, shadow: number, bands: Bands) {
  const tier = (up: number, tall: number, r1: number, r2: number, pen: string) =>
    drum(x, y - up * scale, tall * scale, r1 * scale, r2 * scale, pen)
  const up = (value: number) => y - value * scale
  return [
    shadow ? path('cast', `M${x} ${y + 15}l${28 + shadow * 2} -7v-16l${-28 - shadow * 2} -7z`) : '',
    tier(10, 36, 23, 20, bands[0]),
    tier(46, 36, 20, 17, bands[1]),
    tier(82, 34, 17, 14, bands[2]),
    lid(x, up(116), 20 * scale, 'tone'),
    tier(116, 26, 11, 11, 'ground'),
    path('poppy', `M${x - 7} ${up(118)}v-24a7 5 0 0 1 14 0v24z`),
    path('solid', `M${x - 19} ${up(142)}A19 11 0 0 0 ${x + 19} ${up(142)}L${x} ${up(168)}Z`),
  ].join('')
}

/** The four stages on one ground: found, planned, sold, and sold again. */
export function lifecycle(
  ground: number,
  [found, plan, sold, again]: readonly number[],
  shadow: number,
  bands: Bands,
) {
  const foot = ground - rise + 2
  const tower = [found!, ground - 4] as const
  return [
    step(plan!, ground, shadow),
    lighthouse(tower, shadow, bands),
    lit(plan!, foot, lampOf(tower)),
    step(sold!, ground, shadow),
    inked(sold!, foot),
    step(again!, ground, shadow),
    inked(again!, foot),
    inked(again!, foot - high),
    arrow([again!, foot - 2 * high - back - 4], [sold!, foot - high - back / 2]),
  ].join('')
}
