import { box, face } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { deep, long, origin } from './warehouse-racks.ts'

const at = space(origin, 1)
/** The hall stands as high above the yard as the bed of a truck; both stand on the table. */
const [yard, table] = [-20, -29]
const [near, far, end] = [176, 38, 484]
const bumpers = [14, 60, 90, 158, 186, 216]

/** The base of the hall with its bumpers, and the slab of the yard with the lanes of two trucks. */
export const ground = [
  path(
    'cast',
    face(
      origin,
      [16, deep, table],
      [long, deep, table],
      [long, near, table],
      [end, near, table],
      [end, far, table],
      [end + 10, far - 6, table],
      [end + 10, near - 6, table],
      [end, near, table],
      [long + 30, near, table],
      [long + 30, deep + 12, table],
      [28, deep + 12, table],
    ),
  ),
  path('tone', at.left(deep, [0, long], [table, 0])),
  path('light', at.right(long, [0, deep], [table, 0])),
  path('shade', at.right(long, [0, deep], [table, 0])),
  solid(at, [long, end], [far, near], [table, yard], { front: 'solid', side: 'solid' }),
  path('cast', at.flat(yard, [long, long + 24], [far, near])),
  path(
    'solid bare',
    [46, 170]
      .flatMap((y) => [334, 372, 410, 448].map((x) => at.flat(yard, [x, x + 20], [y, y + 3])))
      .join(''),
  ),
  path('solid', bumpers.map((y) => at.right(long, [y, y + 9], [-15, -3])).join('')),
].join('')

const wheel = (x: number) =>
  on('front', origin, [x, 160, -8], path('solid', disc(0, 0, 13)), path('light', disc(0, 0, 6)))

/** The truck with its tail at the dock, and the plate on which parcels are rolled into it. */
export const truck = [
  path(
    'cast',
    face(
      origin,
      [330, 158, yard],
      [470, 158, yard],
      [480, 130, yard],
      [480, 54, yard],
      [352, 54, yard],
      [330, 90, yard],
    ),
  ),
  path('poppy', at.flat(0, [288, 324], [104, 150])),
  path('edge', at.line([300, 104, 0], [300, 150, 0])),
  box({ origin, at: [322, 96, -8], size: [150, 62, 8], faces: { front: 'solid' } }),
  box({ origin, at: [322, 94, 0], size: [98, 66, 66] }),
  on(
    'front',
    origin,
    [322, 160, 66],
    path('poppy bare', 'M0 30h98v8h-98z'),
    path('edge', 'M24 0v66M49 0v66M74 0v66'),
  ),
  box({ origin, at: [424, 98, -4], size: [42, 60, 46], faces: { front: 'blueprint' } }),
  on(
    'side',
    origin,
    [466, 158, 42],
    path('solid', 'M6 6h48v18h-48z'),
    path('poppy bare', 'M4 32h8v6h-8zM48 32h8v6h-8z'),
  ),
  on('front', origin, [424, 158, 42], path('light', 'M8 6h22l6 16h-28z')),
  wheel(346),
  wheel(374),
  wheel(446),
].join('')
