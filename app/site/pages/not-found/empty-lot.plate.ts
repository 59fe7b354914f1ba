import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [310, 224]
const street = space(origin, 1)
const { face, line, left, right, flat, block } = street
const deep: Span = [0, 104]
const along: Span = [-196, 312]
const [pavement, curb] = [112, 148]

/** A house number as strokes on a wall: each digit 10 wide and 20 high. */
const figures = { 0: 'M0 0h10v20h-10z', 2: 'M0 0h10v10h-10v10h10', 4: 'M0 0v11h11M8 3v17' }
const six = 'M10 0h-10v20h10v-10h-10'
const plate = (...strokes: string[]) =>
  strokes
    .map((each, n) => `<g transform="translate(${n * 17} 0)">${path('cut void', each)}</g>`)
    .join('')

/** A shop with an awning over its window. */
const shop = [
  path('cast', block([-166, -46], deep, [0, 0]).shadow(34)),
  solid(street, [-166, -46], deep, [0, 112], { front: 'light' }),
  path('tone', flat(112, [-158, -54], [8, 96])),
  path('shade bare', face([-158, 8, 112], [-54, 8, 112], [-54, 18, 112], [-158, 18, 112])),
  solid(street, [-140, -112], [26, 54], [112, 132], { side: 'solid' }, 'edge'),
  path('tone', left(104, [-156, -102], [14, 58])),
  path('edge', line([-129, 104, 14], [-129, 104, 58])),
  path('solid', left(104, [-90, -60], [0, 58])),
  path('light bare', left(104, [-84, -66], [24, 52])),
  path('shade bare', left(104, [-162, -92], [46, 62])),
  [0, 1, 2, 3, 4, 5, 6]
    .map((n) => {
      const [from, to] = [-162 + n * 16, -146 + n * 16]
      return path(
        n % 2 ? 'light' : 'blueprint',
        face([from, 104, 76], [to, 104, 76], [to, 124, 58], [from, 124, 58]),
      )
    })
    .join(''),
  on('front', origin, [-128, 104, 104], plate(figures[4], figures[0], figures[2])),
].join('')

/** A workshop with lit windows. */
const workshop = [
  path('cast', block([196, 292], deep, [0, 0]).shadow(40)),
  solid(street, [196, 292], deep, [0, 92], { front: 'blueprint', side: 'solid' }),
  path('tone', flat(92, [204, 284], [8, 96])),
  path('shade bare', face([204, 8, 92], [284, 8, 92], [284, 18, 92], [204, 18, 92])),
  path('light', left(104, [206, 232], [20, 48]) + left(104, [252, 278], [0, 48])),
  path('edge', line([219, 104, 20], [219, 104, 48]) + line([265, 104, 0], [265, 104, 48])),
  on('front', origin, [218, 104, 82], inked('sheet', plate(figures[4], figures[0], six))),
  path('light bare', [14, 42, 70].map((y) => right(292, [y, y + 18], [30, 66])).join('')),
].join('')

/** A peg with a flag, at a corner of the planned building. */
const peg = (x: number, y: number) =>
  path('cut', line([x, y, 0], [x, y, 30])) +
  path('poppy', face([x, y, 30], [x + 18, y, 25], [x, y, 18]))

/** Weeds on the empty lot. */
const poppies = [
  [44, 22, 12],
  [57, 30, 15],
  [66, 17, 11],
  [98, 70, 13],
  [110, 62, 10],
  [36, 76, 12],
].map(([x, y, high]) => {
  const [left, top] = project([x!, y!, high!], origin)
  return (
    path('edge', line([x!, y!, 0], [x!, y!, high!]) + `M${left} ${top + high! - 1}l-5 -5`) +
    path('poppy', disc(left, top - 2, 4))
  )
})

const lot = block([6, 146], [4, 100], [0, 88])

/** A parcel has been delivered to number 404, where there are only the lines of a plan. */
export default sheet(
  { width: 620, height: 470 },
  path('light bare', flat(0, along, [-20, curb])),
  path(
    'thin',
    Array.from({ length: 16 }, (_, n) => -168 + n * 32)
      .map((x) => line([x, -20, 0], [x, pavement, 0]))
      .join('') + [12, 44, 76].map((y) => line([along[0], y, 0], [along[1], y, 0])).join(''),
  ),
  path('tone bare', flat(0, along, [pavement, curb])),
  path('edge', line([along[0], pavement, 0], [along[1], pavement, 0])),
  path('solid', left(curb, along, [-9, 0]) + right(along[1], [-20, curb], [-9, 0])),
  path('cut void', flat(0, along, [-20, curb])),
  shop,
  inked('blueprint', path('thin', line([6, 4, 0], [146, 100, 0]) + line([146, 4, 0], [6, 100, 0]))),
  path('plan', line([6, 4, 0], [6, 4, 88]) + line([146, 4, 0], [6, 4, 0], [6, 100, 0])),
  peg(6, 4),
  peg(146, 4),
  ...poppies,
  path('plan', lot.outline + line([6, 100, 88], [146, 100, 88], [146, 4, 88])),
  path('plan', line([146, 100, 0], [146, 100, 88])),
  workshop,
  peg(6, 100),
  peg(146, 100),
  // The number on its post, and the parcel in front of it.
  path('cast', face([22, 124, 0], [22, 130, 0], [64, 109, 0], [64, 103, 0])),
  solid(street, [20, 26], [122, 128], [0, 50], { side: 'solid' }, 'edge'),
  solid(street, [-12, 58], [124, 129], [36, 72], { front: 'poppy', side: 'solid' }),
  on('front', origin, [1, 129, 64], plate(figures[4], figures[0], figures[4])),
  path('cast', block([84, 122], [112, 144], [0, 0]).shadow(30)),
  taped(street, [84, 122], [112, 144], [0, 34], { front: 'light' }, 'cut'),
  // The width of the empty lot, as a dimension.
  inked(
    'blueprint',
    path(
      'edge',
      line([6, 176, 0], [146, 176, 0]) +
        [6, 146].map((x) => line([x, 162, 0], [x, 190, 0])).join(''),
    ),
  ),
)
