import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { earth, far, floor, near, turf } from './land.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

/** How far the back of the land is shifted to the right. */
const shift = 80

type Pair = readonly [number, number]

const [deep, up] = [58, 46] as const
const on = (x: number, y: number, points: [number, number][]) =>
  points
    .map(([along, back], n) => `${n ? 'L' : 'M'}${x + along + deep * back} ${y - up * back}`)
    .join('')

/** A rectangle that lies on the lid of the deck at `x` and `y`; `back` in shares of its depth. */
const area = (x: number, y: number, [from, to]: Pair, [front, back]: Pair) =>
  on(x, y, [
    [from, front],
    [to, front],
    [to, back],
    [from, back],
  ]) + 'z'

/** A deck of the bridge: a slab whose lid is a parcel's, or an envelope's. */
const deck = (x: number, y: number, width: number, fill: string, drawing: string) =>
  cabinet({ at: [x, y + 13], size: [width, 13], back: [deep, up], fill }) +
  drawing +
  path('cut void', area(x, y, [0, width], [0, 1]))

const span = 196
const [left, right, top] = [146, 342, 216] as const
const [liftX, lift] = [right + 10, 128] as const
const hook = liftX + (span + deep) / 2

/** The braces of the crane's mast and jib. */
const lattice =
  Array.from(
    { length: 7 },
    (_, n) => `M70 ${22 + n * 24}L94 ${34 + n * 24}L70 ${46 + n * 24}`,
  ).join('') + Array.from({ length: 16 }, (_, n) => `M${94 + n * 24} 22l12 -14l12 14`).join('')

/** A bridge to the second order: the first span is laid, and the one that email brings hangs over its place. */
export const email = [
  turf(`M0 ${near}V${far}H${160 + shift}L160 ${near}z`, `M0 ${far}H${160 + shift}`),
  path('cast', 'M84 212h28l96 -40h-18z'),
  rect('solid', 54, 202, 56, 12),
  path('edge', lattice),
  path('cut', `M70 202V4M94 202V4M20 8H${hook + 26}M20 22H${hook + 26}V8`),
  rect('poppy', 16, 2, 38, 36) + rect('shade bare', 36, 2, 18, 36),
  // The water, and the shaded bank over it
  path('blueprint', `M166 264H540L${540 + shift} 204H${166 + shift}z`),
  `<g stroke="var(--color-sheet)">${path('thin', 'M262 214h54M420 212h74M250 232h30M300 238h20M440 232h60M236 252h70M410 250h90M470 222h40')}</g>`,
  path('light', `M160 ${near}L${160 + shift} ${far}L${166 + shift} 204L166 264z`),
  path('dark', `M160 ${near}L${160 + shift} ${far}L${166 + shift} 204L166 264z`),
  turf(
    `M546 ${near}L${546 + shift} ${far}H670L590 ${near}z`,
    `M546 ${near}L${546 + shift} ${far}H670`,
  ),
  earth(
    `M0 ${near}H160L166 264H540L546 ${near}H590V${floor}H0`,
    `M0 ${near}H160L166 264H540L546 ${near}H590V${floor}`,
  ),
  path('solid', `M590 ${near}L670 ${far}V216L590 ${floor}z`),
  // The pier, and the first span
  path('cast', `M366 254l50 -34h60l-70 34z`),
  cabinet({ at: [right - 18, 256], size: [36, 30], back: [deep, up], fill: 'tone' }),
  path(
    'plan',
    on(right, top, [
      [0, 0],
      [span + 14, 0],
      [span + 14, 1],
      [0, 1],
    ]) + `M${right} ${top}v13H${right + span + 14}v-13`,
  ),
  path(
    'plan',
    `M${liftX + 4} ${lift + 13}V${top}M${liftX + span - 4} ${lift + 13}V${top}M${liftX + span + deep} ${lift - up + 13}V${top - up}`,
  ),
  deck(
    left,
    top,
    span,
    'light',
    [
      path('poppy bare', area(left, top, [0, span], [0.36, 0.6])),
      path('label', area(left, top, [30, 62], [0.1, 0.3])),
    ].join(''),
  ),
  walker(268, 198, {
    scale: 0.86,
    jacket: 'blueprint',
    arm: 'M-8 -92L-11 -70L8 -56L12 -61L-2 -72L2 -92Z',
  }),
  cabinet({ at: [276, 154], size: [26, 20], back: [12, 9], fill: 'light', outline: 'edge' }) +
    path('poppy bare', 'M286 134h6v20h-6z'),
  // The crane: its mast, its jib with a counterweight, the hook, and the slings of the second span
  path('cut', `M${hook} 20V30`),
  path('solid', `M${hook - 9} 24h18v12h-18z`),
  path('edge', `M${hook} 36v8a7 7 0 1 1 -7 7`),
  path(
    'edge',
    `M${hook} 50L${liftX + deep} ${lift - up}M${hook} 50L${liftX + span + deep} ${lift - up}`,
  ),
  deck(
    liftX,
    lift,
    span,
    'poppy',
    [
      path('light', area(liftX, lift, [0, span], [0, 1])),
      path(
        'poppy',
        on(liftX, lift, [
          [0, 1],
          [span / 2, 0.36],
          [span, 1],
        ]) + 'z',
      ),
      path(
        'edge',
        on(liftX, lift, [
          [0, 0],
          [span * 0.36, 0.52],
        ]) +
          on(liftX, lift, [
            [span, 0],
            [span * 0.64, 0.52],
          ]),
      ),
    ].join(''),
  ),
  path('edge', `M${hook} 50L${liftX} ${lift}M${hook} 50L${liftX + span} ${lift}`),
].join('')
