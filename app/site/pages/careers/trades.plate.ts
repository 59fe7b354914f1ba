import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { cameraOn } from './camera.ts'

const [wide, high] = [424, 440]
const room = space([212, 304], 1)
const { face, flat, left, line, point, right } = room
const [x, y] = [
  [-100, 100],
  [-60, 60],
] as const

const ground = [
  path('tone', flat(0, [-130, 130], [-100, 110])),
  path('thin', [-80, -30, 20, 70].map((at) => line([at, -100, 0], [at, 110, 0])).join('')),
  path('cut void', flat(0, [-130, 130], [-100, 110])),
]
const table = [
  path('cast', flat(0, [-80, 128], [-52, 60])),
  solid(room, [-96, -86], [48, 58], [0, 70], { front: 'solid' }, 'edge'),
  solid(room, [88, 98], [-58, -48], [0, 70], {}, 'edge'),
  solid(room, [88, 98], [48, 58], [0, 70], { front: 'solid' }, 'edge'),
  solid(room, x, y, [70, 80], { lid: 'light', front: 'solid' }),
]
/** Whoever works at the desk: behind it, with both hands on it, or beside it. */
const worker = (x: number, y: number, look: Omit<Parameters<typeof isoPerson>[0], 'at'>) =>
  isoPerson({ at: point([x, y, 0]), ...look })
const packer = worker(36, -82, { height: 186, pen: 'poppy', pose: 'resting', sleeves: 'label' })
const planner = worker(-112, 30, { height: 186, pen: 'poppy', hair: 'bun', pose: 'pointing' })
const producer = worker(58, -82, { height: 186, pen: 'poppy', hair: 'long', pose: 'resting' })

const white = { lid: 'solid', front: 'tone' }

/** Parcels that are weighed, counted and labelled. */
const operator = [
  ...ground,
  path('cast', flat(0, [36, 122], [-97, -82])),
  packer.body,
  ...table,
  path('cast', flat(80, [-40, 60], [-50, 0])),
  taped(room, [-84, -20], [-52, 8], [80, 132], white, 'cut'),
  taped(room, [-76, -36], [-44, -4], [132, 166], white, 'cut'),
  packer.arms,
  // The scale: its pan, its pillar and its display.
  solid(room, [4, 68], [-44, 20], [80, 90], { lid: 'solid', front: 'light' }),
  taped(room, [14, 56], [-34, 8], [90, 122], { lid: 'poppy', front: 'poppy' }, 'cut'),
  solid(room, [76, 92], [-24, 0], [80, 130], { front: 'solid', side: 'label' }, 'edge'),
  path('mark bare', right(92, [-20, -4], [108, 124])),
  path('poppy bare', right(92, [-17, -12], [111, 121])),
  // The list with ticked lines.
  path('label', flat(80.5, [-60, 0], [22, 54])),
  path('edge', line([-52, 30, 80], [-24, 30, 80]) + line([-52, 38, 80], [-30, 38, 80])),
  path('poppy', flat(81, [-18, -8], [28, 46])),
  // Parcels that have already been shipped.
  taped(room, [-120, -76], [66, 104], [0, 38], white, 'cut'),
]

/** The plan on the wall, and the 90-day ruler on the table. */
const strategist = [
  path('light', left(-98, [-128, 128], [0, 190])),
  `<clipPath id="wall"><path d="${left(-98, [-128, 128], [0, 190])}"/></clipPath><g clip-path="url(#wall)">${halftone([90, 424], [0, 330], 'blueprint', (depth) => 1 + 5 * depth)}</g>`,
  path('thin', [100, 118, 136, 154, 172].map((z) => line([-110, -92, z], [110, -92, z])).join('')),
  [16, 30, 48, 80]
    .map((tall, at) =>
      path(
        at === 3 ? 'poppy' : 'label',
        left(-92, [-96 + at * 52, -64 + at * 52], [92, 92 + tall]),
      ),
    )
    .join(''),
  path('cut', line([-106, -92, 90], [-106, -92, 184]) + line([-106, -92, 90], [110, -92, 90])),
  path('plan', line([-80, -92, 124], [-28, -92, 138], [24, -92, 156], [92, -92, 182])),
  path('cut void', left(-98, [-128, 128], [0, 190])),
  ...ground,
  // Beyond the end of the table, so behind its top and its leg.
  planner.cast + planner.body + planner.arms,
  ...table,
  path('label', flat(80.5, [-76, 50], [-50, 16])),
  path(
    'mark bare',
    flat(81, [-66, -20], [-40, -36]) +
      flat(81, [-66, 0], [-28, -26]) +
      flat(81, [-66, -8], [-20, -18]) +
      flat(81, [-66, -30], [-12, -10]),
  ),
  path('blueprint bare', flat(81, [6, 40], [-40, -8])),
  path('poppy', flat(81, [-84, 70], [28, 44])),
  path(
    'edge',
    Array.from({ length: 13 }, (_, at) =>
      line([-80 + at * 12, 28, 81], [-80 + at * 12, at % 3 ? 34 : 40, 81]),
    ).join(''),
  ),
  path('cast', flat(80, [72, 96], [-40, -20])),
  // A cup of coffee, its handle to the right.
  path('cut', 'M314 230h9q6 0 6 6q0 7 -8 8l-7 1'),
  drum(300, 248, 24, 12, 17, 'blueprint'),
  lid(300, 224, 17, 'label'),
  lid(300, 225, 13, 'mark'),
]

/** A camera on a stand in front of its subject, and the lamp above it. */
const creator = [
  path('light', face([-130, -92, 0], [-130, -92, 178], [20, -92, 178], [20, -92, 0])),
  path('cut void', face([-130, -92, 0], [-130, -92, 178], [20, -92, 178], [20, -92, 0])),
  ...ground,
  path('cast', flat(0, [58, 126], [-97, -82])),
  producer.body,
  ...table,
  // The sweep, curved from the table up the wall, and the lit bottle.
  path(
    'label',
    face(
      [-92, -50, 172],
      [18, -50, 172],
      [18, -50, 104],
      [18, -40, 84],
      [18, 36, 80],
      [-92, 36, 80],
      [-92, -40, 84],
      [-92, -50, 104],
    ),
  ),
  inked(
    'ink',
    path('thin', [4, 9, 14, 19, 24].map((at) => line([-22, at, 80], [14, at - 12, 80])).join('')),
  ),
  producer.arms,
  '<g transform="translate(17 20)" stroke="var(--color-ink)">',
  path('blueprint', 'M139 200V148q0 -14 13 -18v-20h22v20q13 4 13 18v52q-24 13 -48 0z'),
  path('dark bare', 'M168 206V110h6v20q13 4 13 18v52q-10 5 -19 6z'),
  path('poppy', 'M150 110V92h26v18z'),
  path('label', 'M139 186v-28h48v28q-24 10 -48 0z'),
  path('mark bare', 'M147 182v-8h6v8zM156 184v-16h6v16zM165 183v-22h6v22z'),
  '</g>',
  '<g transform="translate(-58 58)">',
  // The softbox on its arm.
  path('solid', 'M93 239a10 6 0 1 0 20 0a10 6 0 1 0 -20 0z'),
  path('cut', 'M103 238V70L120 44'),
  path('poppy', 'M70 30L150 12L172 64L104 78z'),
  path('label', 'M104 78L172 64L176 76L106 90z'),
  path('shade bare', 'M120 19L150 12L172 64L134 72z'),
  path('cut void', 'M70 30L150 12L172 64L104 78z'),
  '</g>',
  // On the floor in front of the table, its lens pointed at the middle of the bottle.
  cameraOn(room, -18, 94),
]

/** The workstations of the three trades, on one floor. */
export default frames(
  wide,
  high,
  [operator, strategist, creator].map((each) => each.join('')),
  { on: 'deep' },
)
