import { path } from './plate/sheet.ts'
import { taped } from './plate/solid.ts'
import { space } from './plate/space.ts'

const desk = space([226, 232], 0.88)
const { face, flat, left, line, right } = desk
/** The depth of the envelope's plane. */
const y = 60

/** The 90-day route, drawn on the letter. */
const route = line([40, y, 176], [78, y, 204], [112, y, 186], [150, y, 206], [206, y, 226])
const stop = (x: number, z: number) => left(y, [x - 5, x + 5], [z - 5, z + 5])

/** The last drawing of the journey: the plan goes into an envelope that is closed with parcel tape. */
export const envelope = [
  // The plan beneath, as large as the desk.
  path('light', flat(0, [-70, 330], [-40, 200])),
  path(
    'thin',
    [-40, -10, 20, 50, 80, 110, 140, 170, 200, 230, 260, 290]
      .map((x) => line([x - 10, -40, 0], [x - 10, 200, 0]))
      .join('') +
      [-10, 20, 50, 80, 110, 140, 170].map((at) => line([-70, at, 0], [330, at, 0])).join(''),
  ),
  path(
    'cast',
    face([0, y, 0], [270, y, 0], [392, y - 86, 0], [392, y - 100, 0], [120, y - 100, 0]),
  ),
  // Its flap, open
  path('tone', face([0, y - 12, 168], [264, y - 12, 168], [132, y - 50, 282])),
  path('shade', face([132, y - 12, 168], [264, y - 12, 168], [132, y - 50, 282])),
  path('cut void', face([0, y - 12, 168], [264, y - 12, 168], [132, y - 50, 282])),
  // The letter
  path('light', left(y - 4, [18, 246], [30, 276])),
  path('edge', route),
  path('plan', line([40, y, 246], [170, y, 246]) + line([40, y, 232], [130, y, 232])),
  path('solid', stop(40, 176)),
  path('ground', stop(112, 186) + stop(150, 206)),
  path('poppy', face([206, y, 226], [206, y, 252], [230, y, 244], [206, y, 238])),
  path('cut void', left(y - 4, [18, 246], [30, 276])),
  // The pocket
  path('light', face([0, y, 0], [264, y, 0], [264, y, 168], [132, y, 70], [0, y, 168])),
  path('tone', face([0, y, 0], [0, y, 168], [132, y, 70])),
  path('shade', face([264, y, 0], [264, y, 168], [132, y, 70])),
  path('light', face([0, y, 0], [132, y, 84], [264, y, 0])),
  path('edge', line([0, y, 0], [132, y, 84], [264, y, 0])),
  path('poppy', face([108, y, 0], [156, y, 0], [156, y, 69], [132, y, 84], [108, y, 69])),
  path('dark', right(264, [y - 12, y], [0, 168])),
  path('cut void', face([0, y, 0], [264, y, 0], [264, y, 168], [132, y, 70], [0, y, 168])),
  // The parcel from the earlier drawings.
  path('cast', face([214, 190, 0], [270, 190, 0], [310, 168, 0], [310, 110, 0], [270, 130, 0])),
  taped(desk, [200, 262], [124, 178], [0, 42], {}, 'cut'),
]
