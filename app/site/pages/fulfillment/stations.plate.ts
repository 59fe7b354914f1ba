import { on } from '#app/site/drawings/plate/iso.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import {
  at,
  belt,
  carton,
  chute,
  conveyor,
  faces,
  floor,
  followed,
  layer,
  length,
  origin,
  shadow,
} from './floor.ts'

const [wide, high] = [350, 306]

/** The part of each drawing that is shown: without a floor, it is smaller. */
const [onFloor, onBelt, inBox] = [
  [0, 0, 312],
  [16, 25, 280],
  [37, 20, 270],
] as const

/** A rack with two shelves; a carton that was counted stands before it. */
const storage = [
  floor,
  shadow([8, 150], [8, 44]),
  [0, 44].map((level) => [
    [14, 58, 102].map((x, n) =>
      carton(
        [x, x + 36],
        [12, 40],
        [level + 6, level + 34 + (n % 2) * 4],
        n % 2 ? 'light' : 'ground',
      ),
    ),
    solid(at, [8, 150], [8, 44], [level + 42, level + 46], { front: 'solid' }, 'edge'),
    path('cut', at.line([8, 44, level], [8, 44, level + 46])),
    path('cut', at.line([150, 44, level], [150, 44, level + 46])),
    path('cut', at.line([150, 8, level], [150, 8, level + 46])),
  ]),
  carton([26, 66], [12, 40], [90, 112]),
  shadow([52, 104], [66, 110]),
  followed([52, 100], [68, 108], [0, 34]),
  on('front', origin, [52, 108, 34], path('solid bare', 'M15 25l4 -4l5 5l10 -11l4 4l-14 15z')),
].flat(2)

/** An open carton before a gate whose beam reads what is put into it. */
const packing = [
  floor,
  conveyor,
  solid(at, [112, 126], [26, 38], [0, 84], {}, 'edge'),
  shadow([30, 96], [48, 96], belt),
  faces([30, 96], [48, 96], [belt, 56]),
  path('ground', at.flat(56, [36, 90], [54, 90])),
  carton([42, 62], [60, 80], [40, 70]),
  carton([66, 84], [60, 86], [44, 62]),
  path('poppy', at.face([30, 48, 56], [30, 96, 56], [12, 96, 66], [12, 48, 66])),
  path('poppy', at.face([30, 96, 56], [96, 96, 56], [96, 112, 64], [30, 112, 64])),
  path('solid bare', at.flat(belt, [134, 142], [38, 104])),
  solid(at, [112, 126], [104, 114], [0, 84], { front: 'solid' }, 'edge'),
  solid(at, [110, 128], [26, 114], [84, 96], { front: 'solid' }),
].flat()

/** A belt that parts the parcels: one is sent down its carrier's chute, the next one follows. */
const shipping = [
  floor,
  solid(at, [0, length], [14, 60], [0, belt], { front: 'solid', side: 'light' }),
  path(
    'thin',
    Array.from({ length: 15 }, (_, n) =>
      at.line([8 + n * 11.5, 14, belt], [8 + n * 11.5, 60, belt]),
    ).join(''),
  ),
  shadow([8, 54], [18, 54], belt),
  followed([8, 56], [18, 54], [belt, 50]),
  chute([62, 102]),
  chute([122, 162]),
  carton([128, 158], [76, 102], [8, 34]),
  // The arm that turns the parcels to the side, and where the next one goes.
  solid(at, [112, 118], [10, 58], [belt + 4, belt + 12], { lid: 'solid', front: 'light' }, 'edge'),
  solid(at, [108, 120], [6, 18], [belt, belt + 20], { front: 'solid' }, 'edge'),
  path(
    'solid bare',
    at.face(
      [82, 108, 5],
      [94, 94, 8],
      [87, 94, 8],
      [87, 72, 13],
      [77, 72, 13],
      [77, 94, 8],
      [70, 94, 8],
    ),
  ),
].flat()

/** A parcel that came back: its old place dashed, and what was found in it noted on a tag. */
const returns = [
  path('cast', at.block([0, length], [38, 104], [0, 0]).shadow(29)),
  conveyor,
  path('plan', at.block([104, 158], [46, 96], [belt, 58]).outline),
  path('plan', at.line([104, 96, 58], [158, 96, 58], [158, 46, 58])),
  path('plan', at.line([158, 96, 58], [158, 96, belt])),
  shadow([16, 70], [46, 96], belt),
  faces([16, 70], [46, 96], [belt, 58]),
  path('ground', at.flat(58, [24, 62], [54, 88])),
  path('poppy', at.face([16, 46, 58], [70, 46, 58], [70, 38, 74], [16, 38, 74])),
  path('cut void', at.block([16, 70], [46, 96], [belt, 58]).outline),
  on(
    'front',
    origin,
    [26, 96, 50],
    path('label', 'M0 0h34v24h-34z'),
    path('mark bare', 'M4 5h14v3h-14zM4 11h20v3h-20zM4 17h10v3h-10z'),
  ),
  on('lid', origin, [136, 71, belt], path('solid bare', 'M0 -7h-16v-10l-20 17l20 17v-10h16z')),
].flat()

/** A pallet of equal cartons, labelled for the buyer who takes them in. */
const preparation = [
  floor,
  shadow([26, 146], [14, 106]),
  [30, 84, 138].map((x) =>
    solid(at, [x - 6, x + 6], [14, 106], [0, 8], { front: 'solid' }, 'edge'),
  ),
  solid(at, [24, 144], [14, 106], [8, 14], { front: 'solid' }),
  layer(3, [14, 44], [28, 37], [18, 42]),
  layer(3, [44, 74], [28, 37], [18, 42]),
  followed([102, 139], [60, 102], [44, 74]),
  layer(2, [74, 104], [28, 37], [18, 42]),
  inked(
    'blueprint-deep',
    path('edge', at.line([65, 20, 104], [65, 100, 104]) + at.line([30, 60, 104], [100, 60, 104])),
  ),
  on(
    'front',
    origin,
    [34, 102, 68],
    path('label', 'M0 0h24v18h-24z'),
    path('mark bare', 'M3 3h2v12h-2zM7 3h3v12h-3zM12 3h1.500v12h-1.500zM15.500 3h3v12h-3z'),
  ),
].flat(2)

/** A box with three products and a card, packed before the launch. */
const kits = [
  path('cast', at.block([22, 142], [14, 102], [0, 0]).shadow(44)),
  solid(at, [22, 142], [14, 102], [0, 34]),
  path('ground', at.flat(34, [28, 136], [20, 96])),
  carton([34, 74], [26, 58], [20, 62]),
  followed([84, 130], [26, 58], [20, 52]),
  carton([34, 66], [66, 92], [20, 46]),
  path('solid', at.flat(40, [80, 128], [66, 90])),
  path('tone', at.face([22, 14, 34], [142, 14, 34], [142, -14, 60], [22, -14, 60])),
].flat()

export default frames(
  wide,
  high,
  (
    [
      [storage, onFloor],
      [packing, onFloor],
      [shipping, onFloor],
      [returns, onBelt],
      [preparation, onFloor],
      [kits, inBox],
    ] as const
  ).map(
    ([parts, [left, top, across]]) =>
      `<svg width="${wide}" height="${high}" viewBox="${left} ${top} ${across} ${Math.round((across * high) / wide)}">${parts.join('')}</svg>`,
  ),
  { on: 'deep', weight: 0.9, hatching: 1.3 },
)
