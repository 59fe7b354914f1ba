import { on } from '#app/site/drawings/plate/iso.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const [wide, high] = [290, 254]
const origin: Origin = [121, 96]
const at = space(origin, 1)
const [length, depth, belt] = [176, 120, 16]

const floor =
  solid(at, [0, length], [0, depth], [-8, 0], { lid: 'ground', front: 'solid', side: 'solid' }) +
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('thin', `M${[44, 88, 132].map((x) => `${x} 0V${depth}`).join('M')}`),
    path('thin', 'M0 30H176M0 60H176M0 90H176'),
  )

/** A bed of rollers from the left edge of the floor to its right one. */
const conveyor =
  solid(at, [0, length], [38, 104], [0, belt], { front: 'solid', side: 'tone' }) +
  path(
    'thin',
    Array.from({ length: 15 }, (_, n) =>
      at.line([8 + n * 11.5, 38, belt], [8 + n * 11.5, 104, belt]),
    ).join(''),
  )

const shadow = (x: Span, y: Span, z = 0) => path('cast', at.flat(z, [x[1], x[1] + 18], y))
const carton = (x: Span, y: Span, z: Span, front = 'tone') => solid(at, x, y, z, { front }, 'edge')

/** A layer of cartons, two deep and `across` wide, those at the back first. */
const layer = (across: number, z: Span, [left, width]: Span, [back, deep]: Span) =>
  [0, 1].flatMap((row) =>
    Array.from({ length: across }, (_, n) =>
      carton(
        [left + n * width, left + (n + 1) * width],
        [back + row * deep, back + (row + 1) * deep],
        z,
        (row + n) % 2 ? 'light' : 'tone',
      ),
    ),
  )

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
        n % 2 ? 'light' : 'tone',
      ),
    ),
    solid(at, [8, 150], [8, 44], [level + 42, level + 46], { front: 'solid' }, 'edge'),
    path('cut', at.line([8, 44, level], [8, 44, level + 46])),
    path('cut', at.line([150, 44, level], [150, 44, level + 46])),
    path('cut', at.line([150, 8, level], [150, 8, level + 46])),
  ]),
  carton([26, 66], [12, 40], [90, 112]),
  shadow([52, 104], [66, 110]),
  solid(at, [52, 104], [66, 110], [0, 34]),
  on('front', origin, [52, 110, 34], path('poppy bare', 'M10 16l6 -6l8 8l14 -15l6 6l-20 21z')),
].flat(2)

/** An open carton before a gate whose beam reads what is put into it. */
const packing = [
  floor,
  conveyor,
  solid(at, [112, 126], [26, 38], [0, 84], {}, 'edge'),
  shadow([30, 96], [48, 96], belt),
  carton([30, 96], [48, 96], [belt, 56]),
  path('solid', at.flat(56, [36, 90], [54, 90])),
  taped(at, [42, 62], [60, 80], [40, 70]),
  carton([66, 84], [60, 86], [44, 62], 'light'),
  path('light', at.face([30, 48, 56], [30, 96, 56], [12, 96, 66], [12, 48, 66])),
  path('tone', at.face([30, 96, 56], [96, 96, 56], [96, 112, 64], [30, 112, 64])),
  path('poppy bare', at.flat(belt, [134, 142], [38, 104])),
  solid(at, [112, 126], [104, 114], [0, 84], { front: 'solid' }, 'edge'),
  solid(at, [110, 128], [26, 114], [84, 96], { front: 'solid' }),
].flat()

/** A chute that leads from the belt down to the front of the floor. */
const chute = (x: Span) =>
  [
    path('cast', at.flat(0, [x[1], x[1] + 14], [66, 116])),
    path('tone', at.face([x[1], 60, belt], [x[1], 112, 4], [x[1], 112, 0], [x[1], 60, 0])),
    path('solid', at.left(112, x, [0, 4])),
    path('light', at.face([x[0], 60, belt], [x[1], 60, belt], [x[1], 112, 4], [x[0], 112, 4])),
    path('thin', at.line([x[0] + 12, 60, belt], [x[0] + 12, 112, 4])),
    path('thin', at.line([x[1] - 12, 60, belt], [x[1] - 12, 112, 4])),
  ].join('')

/** A belt that parts the parcels: one is sent down its carrier's chute, the next one follows. */
const shipping = [
  floor,
  solid(at, [0, length], [14, 60], [0, belt], { front: 'solid', side: 'tone' }),
  path(
    'thin',
    Array.from({ length: 15 }, (_, n) =>
      at.line([8 + n * 11.5, 14, belt], [8 + n * 11.5, 60, belt]),
    ).join(''),
  ),
  shadow([8, 54], [18, 54], belt),
  taped(at, [8, 54], [18, 54], [belt, 56], { lid: 'light', front: 'tone' }, 'cut'),
  chute([62, 102]),
  chute([122, 162]),
  carton([128, 158], [76, 102], [8, 34], 'light'),
  // The arm that turns the parcels to the side, and where the next one goes.
  solid(at, [112, 118], [10, 58], [belt + 4, belt + 12], { lid: 'poppy', front: 'poppy' }, 'edge'),
  solid(at, [108, 120], [6, 18], [belt, belt + 20], { front: 'solid' }, 'edge'),
  path(
    'poppy',
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
  floor,
  conveyor,
  path('plan', at.block([104, 158], [46, 96], [belt, 58]).outline),
  path('plan', at.line([104, 96, 58], [158, 96, 58], [158, 46, 58])),
  path('plan', at.line([158, 96, 58], [158, 96, belt])),
  shadow([16, 70], [46, 96], belt),
  solid(at, [16, 70], [46, 96], [belt, 58], { front: 'light' }),
  path('solid', at.flat(58, [24, 62], [54, 88])),
  path('light', at.face([16, 46, 58], [70, 46, 58], [70, 38, 74], [16, 38, 74])),
  on(
    'front',
    origin,
    [26, 96, 50],
    path('label', 'M0 0h34v24h-34z'),
    path('mark bare', 'M4 5h14v3h-14zM4 11h20v3h-20zM4 17h10v3h-10z'),
  ),
  on('lid', origin, [136, 71, belt], path('poppy', 'M0 -7h-16v-10l-20 17l20 17v-10h16z')),
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
  layer(2, [74, 104], [28, 37], [18, 42]),
  on(
    'front',
    origin,
    [34, 102, 68],
    path('label', 'M0 0h24v18h-24z'),
    path('mark bare', 'M3 3h2v12h-2zM7 3h3v12h-3zM12 3h1.500v12h-1.500zM15.500 3h3v12h-3z'),
  ),
  path('poppy', at.face([71, 102, 52], [95, 102, 52], [95, 102, 66], [71, 102, 66])),
].flat(2)

/** A box with three products and a card, packed before the launch. */
const kits = [
  floor,
  shadow([22, 142], [14, 102]),
  solid(at, [22, 142], [14, 102], [0, 34]),
  path('solid', at.flat(34, [28, 136], [20, 96])),
  carton([34, 74], [26, 58], [20, 62]),
  taped(at, [84, 130], [26, 58], [20, 50]),
  carton([34, 66], [66, 92], [20, 46], 'light'),
  path('poppy', at.flat(40, [80, 128], [66, 90])),
  path('light', at.face([22, 14, 34], [142, 14, 34], [142, -14, 60], [22, -14, 60])),
].flat()

export default frames(
  wide,
  high,
  [storage, packing, shipping, returns, preparation, kits].map((parts) => parts.join('')),
  'deep',
  1,
  1.3,
)
