import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const [wide, high] = [480, 270]

/** What the three openings show first: the product, a close-up, or text. */
const opening = [
  rect('tone bare', 0, 0, 116, 66) + bottle(58, 62, 0.4),
  rect('poppy bare', 0, 0, 116, 66) + path('label', disc(58, 74, 56)) + bottle(58, 92, 0.94),
  rect('light bare', 0, 0, 116, 66) +
    rect('mark bare', 14, 16, 88, 9) +
    rect('mark bare', 14, 32, 62, 9) +
    rect('poppy bare', 14, 48, 36, 7),
]

/** Three openings joined with one body, on the editing table. */
const openings = [
  rect('solid bare', 0, 0, wide, high),
  inked(
    'plan',
    path('edge', 'M140 49H170L214 135M140 221H170L214 135'),
    path(
      'thin',
      Array.from({ length: 12 }, (_, at) => `M${216 + at * 22} 20V${at % 2 ? 26 : 32}`).join(''),
    ),
  ),
  inked('poppy', path('cut', 'M140 135H214')),
  opening
    .map(
      (shot, at) =>
        `<svg x="24" y="${16 + at * 86}" width="116" height="66">${shot}</svg>` +
        inked(at === 1 ? 'poppy' : 'sheet', path('cut void', `M24 ${16 + at * 86}h116v66h-116z`)),
    )
    .join(''),
  rect('light', 214, 70, 290, 130),
  [0, 1, 2]
    .map(
      (at) =>
        rect(['blueprint', 'tone', 'poppy'][at]!, 224 + at * 92, 96, 82, 78) +
        bottle(265 + at * 92, 172, [0.5, 0.34, 0.52][at]!),
    )
    .join(''),
  path(
    'mark bare',
    Array.from(
      { length: 13 },
      (_, at) => `M${222 + at * 21} 78h11v10h-11zM${222 + at * 21} 182h11v10h-11z`,
    ).join(''),
  ),
  path('blueprint bare', 'M214 218H330V232H214zM338 218H480V232H338z'),
  inked('poppy', '<path stroke-width="4" d="M306 44V252"/>'),
  path('poppy bare', 'M294 36h24v12l-12 13l-12 -13z'),
]

const step = (at: number) => space([60 + at * 120, 128], 0.94)
const edges = [
  [-26, 26],
  [-26, 26],
] as const

/** The carton laid flat: its four sides around its floor, folded at dashed lines, and its taped lid at the last one. */
const blank = (() => {
  const { face, flat, line } = space([72, 118], 0.72)
  const corners = [
    [-17, -51],
    [17, -51],
    [17, -17],
    [51, -17],
    [51, 17],
    [17, 17],
    [17, 85],
    [-17, 85],
    [-17, 17],
    [-51, 17],
    [-51, -17],
    [-17, -17],
  ] as const
  const outline = face(...corners.map(([x, y]) => [x, y, 0] as const))
  return [
    path('light bare', outline),
    path('tone bare', flat(0, [-17, 17], [-17, 17])),
    path('poppy bare', flat(0, [-4, 4], [51, 85])),
    path('plan', flat(0, [-17, 17], [-17, 17]) + line([-17, 51, 0], [17, 51, 0])),
    path('cut void', outline),
  ].join('')
})()

/** One take per step: the blank, a box set up, closed, taped. */
const takes = [
  blank,
  solid(step(1), ...edges, [0, 46]) +
    path('solid', step(1).flat(46, [-22, 22], [-22, 22])) +
    path('light', step(1).face([-26, 26, 46], [26, 26, 46], [26, 43, 38], [-26, 43, 38])) +
    path('light', step(1).face([26, -26, 46], [26, 26, 46], [43, 26, 38], [43, -26, 38])),
  solid(step(2), ...edges, [0, 46]) + path('edge', step(2).line([0, -26, 46], [0, 26, 46])),
  taped(step(3), ...edges, [0, 46], { lid: 'light', front: 'tone' }, 'cut'),
]

const steps = [
  takes
    .map((take, at) => {
      const grounds = ['light bare', 'tone bare', 'light bare', 'poppy bare']
      const shadow = step(at)
        .block(...edges, [0, 46])
        .shadow(22)
      // Each shadow ends with its panel.
      return `<svg x="${at * 120}" width="120" height="214" viewBox="${at * 120} 0 120 214">${[
        rect(grounds[at]!, at * 120, 0, 120, high),
        at === 3 ? halftone([352, wide + 8], [120, high], 'ink', (depth) => 4.5 * depth) : '',
        at ? path('cast', shadow) : '',
        take,
      ].join('')}</svg>`
    })
    .join(''),
  rect('solid bare', 0, 214, wide, 56),
  inked('sheet', '<path stroke-width="4" d="M40 242H420"/>'),
  [0, 1, 2, 3]
    .map((at) => path(at === 3 ? 'poppy' : 'label', disc(60 + at * 120, 242, 13)))
    .join(''),
  path('mark bare', 'M414 236l5 5l10 -10l4 4l-14 14l-9 -9z'),
  path('edge', 'M120 0V214M240 0V214M360 0V214'),
]

const halo = (x: number, y: number, radius: number) =>
  `<clipPath id="halo${x}"><path d="${disc(x, y, radius)}"/></clipPath><g clip-path="url(#halo${x})">${rect('poppy bare', x - radius, y - radius, radius * 2, radius * 2)}${halftone([x - radius, x + radius], [y - radius, y + radius], 'poppy-tint', (depth) => 8 * (1 - depth) ** 1.3)}</g>`

/** One setup at night, cut wide, square and vertical from the same day. */
const launch = [
  rect('solid bare', 0, 0, wide, high),
  halftone([-10, wide + 10], [60, 214], 'blueprint', (depth) => 1 + 6 * depth, 10),
  halo(150, 122, 86),
  path('blueprint bare', `M0 196H${wide}V240H0z`),
  path('dark bare', `M0 196H${wide}V240H0z`),
  bottle(150, 212, 1.16),
  rect('solid bare', 0, 0, wide, 26),
  rect('solid bare', 0, 226, wide, 44),
  `<svg x="300" y="52" width="92" height="92">${rect('poppy bare', 0, 0, 92, 92)}${path('label bare', disc(46, 46, 32))}${bottle(46, 88, 0.6)}</svg>`,
  `<svg x="406" y="52" width="56" height="150">${rect('tone bare', 0, 0, 56, 150)}${halftone([0, 56], [0, 150], 'blueprint', (depth) => 7 * depth)}${bottle(28, 142, 0.86)}</svg>`,
  inked('sheet', path('cut void', 'M300 52h92v92h-92zM406 52h56v150h-56z')),
  inked('plan', '<path stroke-width="6" d="M60 248H456"/>'),
  inked('poppy', '<path stroke-width="6" d="M60 248H236"/>'),
  path('poppy bare', disc(236, 248, 10)),
  path('label bare', 'M24 238v20l18 -10z'),
]

/** Three films, each on its own table. */
export default frames(
  wide,
  high,
  [openings, steps, launch].map((each) => each.join('')),
)
