import { box, face } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { isoPath } from '#app/ui/drawing/isometric.ts'
import { origin, racks } from './warehouse-racks.ts'

const [long, deep, high] = [300, 230, 104]
const wheel = (x: number) =>
  on('front', origin, [x, 160, -8], path('solid', disc(0, 0, 13)), path('light', disc(0, 0, 6)))

/** The hall stands as high above the yard as the bed of a truck. */
const yard = -20
const bumpers = [14, 60, 90, 158, 186, 216]

/** In at the dock, along the racks and over the bench to the truck: one floor. */
export default sheet(
  { width: 620, height: 460 },
  path(
    'cast',
    face(
      origin,
      [12, deep, yard],
      [long, deep, yard],
      [long, 0, yard],
      [long + 26, 0, yard],
      [long + 26, deep + 12, yard],
      [24, deep + 12, yard],
    ),
  ),
  // The edge of the dock, its bumpers, and the lanes of two trucks, one of which has left.
  path('tone', face(origin, [0, deep, 0], [long, deep, 0], [long, deep, yard], [0, deep, yard])),
  path('light', face(origin, [long, 0, 0], [long, deep, 0], [long, deep, yard], [long, 0, yard])),
  path('shade', face(origin, [long, 0, 0], [long, deep, 0], [long, deep, yard], [long, 0, yard])),
  path(
    'solid',
    bumpers
      .map((y) =>
        face(origin, [long, y, -3], [long, y + 9, -3], [long, y + 9, -15], [long, y, -15]),
      )
      .join(''),
  ),
  path(
    'plan',
    [0, 80, 174]
      .map((y) =>
        isoPath(
          [
            [long + 8, y, yard],
            [486 - y / 5, y, yard],
          ],
          origin,
        ),
      )
      .join(''),
  ),
  path('tone', face(origin, [0, 0, 0], [long, 0, 0], [long, deep, 0], [0, deep, 0])),
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('thin', 'M60 0v230M120 0v230M180 0v230M240 0v230M0 60h300M0 120h300M0 180h300'),
  ),
  // Back walls with their posts and the dock door.
  path('light', face(origin, [0, 0, 0], [0, deep, 0], [0, deep, high], [0, 0, high])),
  path('shade bare', face(origin, [0, 0, 0], [0, deep, 0], [0, deep, high], [0, 0, high])),
  path('light', face(origin, [0, 0, 0], [long, 0, 0], [long, 0, high], [0, 0, high])),
  path(
    'thin',
    [1, 2, 3, 4]
      .map((n) =>
        isoPath(
          [
            [60 * n, 0, 0],
            [60 * n, 0, high],
          ],
          origin,
        ),
      )
      .join(''),
  ),
  path('blueprint', face(origin, [0, 76, 0], [0, 136, 0], [0, 136, 70], [0, 76, 70])),
  path(
    'edge',
    [18, 36, 54]
      .map((z) =>
        isoPath(
          [
            [0, 76, z],
            [0, 136, z],
          ],
          origin,
        ),
      )
      .join(''),
  ),
  path(
    'cut',
    isoPath(
      [
        [0, deep, 0],
        [0, deep, high],
        [0, 0, high],
        [long, 0, high],
        [long, 0, 0],
      ],
      origin,
    ),
  ),
  path(
    'cut',
    isoPath(
      [
        [0, 0, 0],
        [0, 0, high],
      ],
      origin,
    ),
  ),
  // The route of an order.
  path(
    'plan',
    isoPath(
      [
        [0, 106, 0],
        [22, 106, 0],
        [22, 76, 0],
        [206, 76, 0],
        [206, 118, 0],
        [222, 118, 0],
      ],
      origin,
    ),
  ),
  racks,
  box({
    origin,
    at: [222, 56, 0],
    size: [40, 118, 18],
    cast: 26,
    faces: { lid: 'light', front: 'solid' },
  }),
  box({ origin, at: [228, 128, 18], size: [26, 26, 20] }),
  box({ origin, at: [228, 66, 18], size: [26, 26, 20], faces: { lid: 'poppy', front: 'poppy' } }),
  path(
    'cut',
    isoPath(
      [
        [0, deep, 0],
        [long, deep, 0],
        [long, 0, 0],
      ],
      origin,
    ),
  ),
  // The truck with its tail at the dock, and the plate on which parcels are rolled into it.
  path('cast', face(origin, [330, 86, yard], [482, 86, yard], [482, 158, yard], [330, 158, yard])),
  path('poppy', face(origin, [288, 104, 0], [324, 104, 0], [324, 150, 0], [288, 150, 0])),
  path(
    'edge',
    isoPath(
      [
        [300, 104, 0],
        [300, 150, 0],
      ],
      origin,
    ),
  ),
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
)
