import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { lettering } from '#app/site/drawings/plate/lettering.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { at, block, castingBoard, origin } from '#app/site/drawings/scenes/table.ts'
import { project } from '#app/ui/drawing/isometric.ts'

/** The days 30 and 60 on the board, whose right edge is day 90. */
const days = [35, 69] as const
const bars = [
  { from: days[1], to: 104, y: 4, pen: 'blueprint' },
  { from: days[0], to: days[1], y: 32, pen: 'poppy' },
  { from: 0, to: days[0], y: 60, pen: 'solid' },
]
/** Three workstreams on their lanes, from the back, each from the day on which another ends; the last has a flag. */
export const roadmap = [
  castingBoard,
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('light bare', bars.map(({ y }) => `M0 ${y}H104v20H0z`).join('')),
    path('cut', `M${days[0]} 104V52M${days[1]} 104V24`),
    lettering('30', 9, 87, 14),
    lettering('60', 43, 87, 14),
    lettering('90', 78, 87, 14),
  ),
  bars.map(({ from, to, y, pen }) =>
    [
      path('cast', at.block([from, to], [y, y + 20], [0, 0]).shadow(12)),
      block([from, y, 0], [to - from, 20, 14], pen),
    ].join(''),
  ),
  path('cut', at.line([96, 14, 14], [96, 14, 84])),
  path('poppy', at.face([96, 14, 84], [96, 14, 58], [96, -22, 71])),
].flat()

const desk = (x: number, y: number, color?: string) => [
  path('cast', at.flat(0, [x + 24, x + 32], [y, y + 24])),
  block([x, y, 0], [24, 24, 20], color),
]

/** A card for each tool and person; two of them are the same, and paid for twice. */
export const review = [
  castingBoard,
  desk(6, 6),
  desk(40, 6),
  desk(74, 6, 'solid'),
  desk(6, 42, 'poppy'),
  desk(40, 42),
  desk(74, 42, 'poppy'),
  desk(6, 76),
  desk(40, 76, 'solid'),
  path('cut', at.line([18, 54, 20], [18, 54, 58], [86, 54, 58], [86, 54, 20])),
  path('poppy', at.wheel([52, 54, 58], 9)),
  path('cut', at.line([48, 54, 60], [56, 54, 60]) + at.line([48, 54, 56], [56, 54, 56])),
].flat()

const stool = (x: number, y: number) =>
  path('cast', at.flat(0, [x + 4, x + 18], [y - 7, y + 5])) +
  cylinder({ origin, at: [x, y, 0], radius: 9, height: 16 })

const at1 = (x: number, y: number, hair: 'short' | 'long' | 'bun', pen: string) =>
  isoPerson({ at: project([x, y, 0], origin), height: 62, pen, hair, pose: 'resting' })
const people = [
  at1(8, 12, 'long', 'ground'),
  at1(46, 12, 'short', 'poppy'),
  at1(84, 12, 'bun', 'ground'),
]

/** One hour around one sheet of figures, on the floor of the room: without a board. */
export const session = [
  path('cast', at.block([-2, 90], [22, 82], [0, 0]).shadow(20)),
  people.map(({ cast, body }) => cast + body),
  path('solid', at.left(82, [2, 8], [0, 26]) + at.left(82, [80, 86], [0, 26])),
  path('solid', at.right(88, [26, 32], [0, 26])),
  block([-2, 22, 26], [92, 60, 6]),
  people.map(({ arms }) => arms),
  on(
    'lid',
    origin,
    [22, 34, 32],
    path('cast', 'M46 4h6v32h-46v-4h40z'),
    path('label', 'M0 0h46v32h-46z'),
    inked('ink', path('edge', 'M7 8h32M7 15h32M7 22h16')),
    path('poppy bare', disc(36, 24, 5)),
  ),
  stool(22, 104),
  stool(66, 104),
].flat()
