import type { Point3 } from '#app/ui/drawing/isometric.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [280, 78] as const
const table = space(origin, 1)
const { face, flat, line, right, wheel } = table

/** The slab is a ruler of 90 days: from day 0 at its near end to day 90 at its far end. */
const [length, width, thick] = [318, 208, 30]
const day = (days: number) => length - (days * length) / 90
const thirds = [
  [0, 30, 'solid'],
  [30, 60, 'light'],
  [60, 90, 'blueprint'],
] as const

/** Where the shadow of a point falls on a floor of this height. */
const shadowOf = ([x, y, z]: Point3, floor: number): Point3 => [
  x + (z - floor) * 0.5,
  y - (z - floor) * 0.4,
  floor,
]

/** The letter stands across the ruler, at its beginning. */
const [from, to, y, high] = [6, 184, 246, 112]
const middle = (from + to) / 2
/** A point of the envelope: its share of the width, and its height. */
const at = (share: number, z: number, behind = 0): Point3 => [
  from + (to - from) * share,
  y - behind,
  z,
]

const paper = [at(0.07, 18, 4), at(0.93, 18, 4), at(0.93, 200, 4), at(0.07, 200, 4)]
const flap = [at(0.07, high - 8, 9), at(1, high, 9), at(0.5, high + 34, 32)]
const pocket = [at(0, 0), at(1, 0), at(1, high), at(0.5, 42), at(0, high)]
const seam = at(0.5, 46)
const silhouette = [at(0, 0), at(1, 0), at(1, high), at(0.93, 200), at(0.07, 200), at(0, high)]
const shadow = (floor: number) => silhouette.map((point) => shadowOf(point, floor))

const parcel = { x: [78, 154], y: [10, 74], z: [0, 56] } as const
const parcelShadow = (
  [
    [78, 74, 0],
    [154, 74, 0],
    [154, 74, 56],
    [154, 10, 56],
    [78, 10, 56],
  ] as const
).map((point) => shadowOf(point, 0))

const mark = (days: number, pen: string, x: number) =>
  path(pen, flat(0, [x - 9, x + 9], [day(days) - 9, day(days) + 9]))

/** The pencil that wrote the letter, before it. */
const pencil = (() => {
  const [end, tip, near, far, high] = [30, 148, 292, 278, 13]
  const axis = (near + far) / 2
  const wood = tip - 26
  return [
    path('cast', flat(0, [end + 12, wood + 8], [far - 8, near - 4])),
    path('poppy', flat(high, [end, wood], [far, near]) + table.left(near, [end, wood], [0, high])),
    path('shade bare', table.left(near, [end, wood], [0, high])),
    path('blueprint', flat(high, [end - 16, end], [far, near])),
    path('blueprint', table.left(near, [end - 16, end], [0, high])),
    path('light', face([wood, far, high], [wood, near, high], [wood, near, 0], [tip, axis, 3])),
    path('solid', face([tip - 9, axis - 2, 6], [tip - 9, axis + 3, 3], [tip, axis, 3])),
  ].join('')
})()

/** The same stops in the plan. */
const stop = (share: number, z: number, pen: string) => {
  const [x] = at(share, z)
  return path(pen, table.left(y - 4, [x - 5, x + 5], [z - 5, z + 5]))
}

/** A day on the near edge, in the plane of that edge, `aside` from its place. */
const label = (days: number, aside: number, color: string) =>
  inked(color, on('side', origin, [width, day(days), 0], lettering(`${days}`, aside, 5, 18)))

/** The plan in its letter, and the way from there to the parcel: over the 90 days of the ruler that both stand on. */
export const letter = [
  // The shadow of the slab. What stands on it would add a loose wedge beyond its edge.
  path(
    'cast',
    face([width, length, -thick], ...[length, 0].map((end) => shadowOf([width, end, 0], -thick)), [
      width,
      0,
      -thick,
    ]),
  ),
  solid(table, [0, width], [0, length], [-thick, 0], {
    lid: 'light',
    front: 'tone',
    side: 'light',
  }),
  path(
    'thin',
    [10, 20, 40, 50, 70, 80].map((n) => line([0, day(n), 0], [width, day(n), 0])).join('') +
      [52, 104, 156].map((x) => line([x, 0, 0], [x, length, 0])).join(''),
  ),
  path('edge', [30, 60].map((n) => line([0, day(n), 0], [width, day(n), 0])).join('')),
  thirds
    .map(([start, end, pen]) => path(pen, right(width, [day(end), day(start)], [-thick, 0])))
    .join(''),
  path('shade bare', right(width, [day(60), day(42)], [-thick, 0])),
  label(0, 8, 'chalk'),
  label(30, 8, 'ink'),
  label(60, 8, 'chalk'),
  label(90, -8 - letteringWidth('90', 18), 'chalk'),
  `<clipPath id="slab"><path d="${flat(0, [0, width], [0, length])}"/></clipPath>`,
  `<g clip-path="url(#slab)">${path('cast', face(...shadow(0)))}${path('cast', face(...parcelShadow))}</g>`,
  // The way, with a stop every 30 days.
  path(
    'plan" style="stroke-width:2.5;stroke-dasharray:8 6',
    line(
      [middle, y, 0],
      [middle, day(30), 0],
      [187, day(30), 0],
      [187, day(45), 0],
      [78, day(45), 0],
      [78, day(60), 0],
      [116, day(60), 0],
      [116, 74, 0],
    ),
  ),
  mark(30, 'solid', 187),
  mark(60, 'blueprint', 70),
  path('cut void', table.block([0, width], [0, length], [-thick, 0]).outline),
  taped(table, parcel.x, parcel.y, parcel.z, {}, 'cut'),
  pencil,
  // The envelope: its open flap, the plan, the pocket, and its seal where the flaps meet.
  path('tone', face(...flap)),
  path('shade', face(flap[2]!, flap[1]!, at(0.5, high, 9))),
  path('cut void', face(...flap)),
  path('light', face(...paper)),
  path('solid bare', table.left(y - 4, [30, 88], [174, 182])),
  path('plan', [162, 151].map((z, at) => line([30, y - 4, z], [at ? 98 : 126, y - 4, z])).join('')),
  path(
    'cut',
    line(at(0.18, 112, 4), at(0.32, 128, 4), at(0.45, 116, 4), at(0.6, 132, 4), at(0.76, 140, 4)),
  ),
  stop(0.18, 112, 'solid'),
  stop(0.45, 116, 'blueprint'),
  path('edge', line(at(0.76, 140, 4), at(0.76, 170, 4))),
  path('poppy', face(at(0.76, 148, 4), at(0.76, 170, 4), at(0.89, 163, 4), at(0.76, 156, 4))),
  path('cut void', face(...paper)),
  path('light', face(...pocket)),
  path('tone', face(at(0, 0), at(0, high), at(0.5, 42))),
  path('shade', face(at(1, 0), at(1, high), at(0.5, 42))),
  path('light', face(at(0, 0), seam, at(1, 0))),
  path('edge', line(at(0, 0), seam, at(1, 0))),
  path('dark', right(to, [y - 9, y], [0, high])),
  path('cut void', face(...pocket)),
  path('poppy', wheel(seam, 19)),
  path('edge', wheel(seam, 12)),
]
