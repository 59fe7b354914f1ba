import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { origin } from './warehouse-racks.ts'

const at = space(origin, 1)
/** The left rear corner of the load on the floor. */
const [x, y] = [236, 198]
const wheel = (side: number) =>
  on('front', origin, [x, side, 6], path('solid', disc(0, 0, 6)), path('light bare', disc(0, 0, 2)))

const [footX, footY] = project([x - 25, y + 12, 0], origin)

/** Somebody who brings two cartons to the belt. */
export const handTruck = [
  path(
    'cast',
    at.face(
      [x, y, 0],
      [x + 24, y, 0],
      [x + 44, y - 10, 0],
      [x + 44, y + 12, 0],
      [x + 24, y + 22, 0],
    ),
  ),
  wheel(y),
  path('cut', at.line([x, y + 3, 2], [x - 8, y + 3, 42], [x - 8, y + 19, 42], [x, y + 19, 2])),
  path('solid', at.flat(1, [x, x + 26], [y, y + 22])),
  taped(at, [x + 2, x + 24], [y, y + 22], [3, 21], { front: 'tone' }),
  taped(at, [x + 3, x + 21], [y + 2, y + 20], [21, 34], { front: 'blueprint' }),
  wheel(y + 24),
  walker(footX, footY, {
    scale: 0.4,
    jacket: 'poppy',
    helmet: true,
    arm: 'M-6 -94L14 -66L20 -64L42 -74L40 -82L22 -75L8 -96Z',
  }),
].join('')
