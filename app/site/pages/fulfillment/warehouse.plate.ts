import { box } from '#app/site/drawings/plate/box.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { handTruck } from './hand-truck.ts'
import { deep, long, origin, racks } from './warehouse-racks.ts'
import { walls } from './warehouse-walls.ts'
import { ground, truck } from './warehouse-yard.ts'

const at = space(origin, 1)
const [belt, from, to] = [18, 56, 174]

/** The rollers that lead to the dock, the parcel that was ordered on them. */
const conveyor = [
  path('cast', at.face([262, from, 0], [262, to, 0], [286, to - 12, 0], [286, from - 12, 0])),
  solid(at, [222, 262], [from, to], [0, belt], { front: 'solid' }),
  path(
    'thin',
    Array.from({ length: 14 }, (_, n) => from + 8 + n * 8)
      .map((y) => at.line([224, y, belt], [260, y, belt]))
      .join(''),
  ),
  box({ origin, at: [228, 66, belt], size: [26, 26, 20], faces: { lid: 'poppy', front: 'poppy' } }),
  box({ origin, at: [228, 128, belt], size: [26, 26, 20] }),
]

/** In at the dock, along the racks and over the belt to the truck: one floor. */
export default sheet(
  { width: 620, height: 490 },
  ground,
  path('tone', at.flat(0, [0, long], [0, deep])),
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('thin', 'M60 0v230M120 0v230M180 0v230M240 0v230M0 60h300M0 120h300M0 180h300'),
  ),
  walls,
  // The route of an order.
  path(
    'plan',
    at.line([0, 106, 0], [20, 106, 0], [20, 97, 0], [206, 97, 0], [206, 118, 0], [222, 118, 0]),
  ),
  racks,
  conveyor.join(''),
  handTruck,
  path('cut', at.line([0, deep, 0], [long, deep, 0], [long, 0, 0])),
  truck,
)
