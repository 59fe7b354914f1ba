import type { Origin } from '#app/ui/drawing/isometric.ts'
import { path, sheet } from './sheet.ts'
import { sideBySide } from './side-by-side.ts'
import { solid, taped } from './solid.ts'
import { space } from './space.ts'

const white = { lid: 'solid', front: 'tone' }

/** Parcels on the floor of the open cargo space. */
const load = [
  [36, 30, 40, 58],
  [40, 78, 38, 32],
  [98, 28, 60, 74],
  [176, 50, 56, 50],
] as const

/** The place of the parcel from the earlier drawings, in front of the others. */
const last = [104, 74, 46, 44] as const

type Size = { width: number; height: number }

/**
 * The loaded, moving truck with its side open; the parcel that is loaded last is a separate layer. The shadow and the
 * road end within the sheet, which is also seen whole, before the truck reaches the edge of the window.
 */
export function truck(size: Size, origin: Origin, scale: number, shadow: number) {
  const road = space(origin, scale)
  const { face, left, right, flat, line, wheel } = road
  const tires = [62, 108, 352]
    .map((x) =>
      [
        path('solid', wheel([x, 118, 20], 21)),
        path('ground', wheel([x, 122, 20], 21)),
        path('shade', wheel([x, 122, 20], 21)),
        path('cut void', wheel([x, 122, 20], 21)),
        path('solid', wheel([x, 122, 20], 10)),
        path('ground', wheel([x, 122, 20], 4)),
      ].join(''),
    )
    .join('')

  const parcel = ([x, y, w, h]: readonly [number, number, number, number]) =>
    taped(road, [x, x + w], [y, y + 38], [46, 46 + h], white)
  const hold = left(120, [30, 250], [46, 190])
  const loaded = sheet(
    { ...size, on: 'deep' },
    path('thin', line([-140, 176, 0], [350, 176, 0]) + line([-260, -60, 0], [400, -60, 0])),
    path('solid bare', [-90, 60, 210].map((x) => flat(0, [x, x + 80], [206, 212])).join('')),
    path(
      'cast',
      face(
        [0, 120, 0],
        [424, 120, 0],
        [424 + shadow, 120 - shadow / 2, 0],
        [424 + shadow, -shadow / 2, 0],
        [shadow, -shadow / 2, 0],
        [0, 0, 0],
      ),
    ),
    // Chassis and cargo space
    path('dark', left(116, [0, 420], [20, 36])),
    solid(road, [0, 316], [0, 120], [36, 206], white),
    // What is visible through the open side: floor, back wall and the load
    `<clipPath id="hold"><path d="${hold}"/></clipPath><g clip-path="url(#hold)">`,
    path('ground', hold),
    path('dark', hold),
    path('light', flat(46, [30, 316], [20, 120])),
    load.map(parcel).join(''),
    '</g>',
    path('cut void', hold),
    path('poppy', left(120, [262, 304], [46, 190])),
    path('shade', left(120, [262, 304], [46, 190])),
    // Cab
    solid(road, [322, 424], [6, 114], [30, 92], white),
    path('tone', face([322, 114, 92], [424, 114, 92], [398, 114, 150], [322, 114, 150])),
    path('solid', face([322, 6, 150], [398, 6, 150], [398, 114, 150], [322, 114, 150])),
    path('ground', face([398, 6, 150], [398, 114, 150], [424, 114, 92], [424, 6, 92])),
    path('shade', face([398, 6, 150], [398, 114, 150], [424, 114, 92], [424, 6, 92])),
    path('solid', face([400, 14, 144], [400, 60, 144], [420, 60, 100], [420, 14, 100])),
    path('ground', face([346, 114, 96], [410, 114, 96], [392, 114, 142], [346, 114, 142])),
    path('edge', line([340, 114, 34], [340, 114, 146]) + line([352, 114, 84], [366, 114, 84])),
    path('poppy', right(424, [84, 104], [44, 56]) + right(424, [16, 36], [44, 56])),
    path(
      'cut void',
      face(
        [322, 6, 150],
        [398, 6, 150],
        [424, 6, 92],
        [424, 6, 30],
        [424, 114, 30],
        [322, 114, 30],
        [322, 114, 150],
      ),
    ),
    tires,
  )
  return sideBySide(size.width, size.height, loaded, sheet({ ...size, on: 'deep' }, parcel(last)))
}
