import { box, face } from '#app/site/drawings/plate/box.ts'
import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { isoPath, type Origin } from '#app/ui/drawing/isometric.ts'

const [wide, high] = [240, 190]
const origin: Origin = [120, 76]
const side = 104

/** A square sheet on the table, ruled like a plan. */
const ground = [
  path('light', face(origin, [0, 0, 0], [side, 0, 0], [side, side, 0], [0, side, 0])),
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('thin', [26, 52, 78].map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('')),
  ),
  path('cut void', face(origin, [0, 0, 0], [side, 0, 0], [side, side, 0], [0, side, 0])),
].join('')

/** Each stage is smaller than the one before; the one that loses most is marked. */
const funnel = [92, 74, 32, 24, 16]
  .map((height, at) =>
    box({
      origin,
      at: [8 + at * 18, 34, 0],
      size: [15, 36, height],
      ...(at === 2 && { faces: { lid: 'poppy', front: 'poppy' } }),
    }),
  )
  .concat(path('plan', face(origin, [44, 70, 32], [44, 70, 74], [59, 70, 74], [59, 70, 32])))

/** The breakdown of one order: the costs at the bottom, the margin on top. */
const order = [
  ...[0, 20, 40, 60].map((z, at) =>
    box({
      origin,
      at: [26, 26, z],
      size: [52, 52, 13],
      cast: at === 0 ? 30 : 0,
      faces: { lid: at % 2 ? 'tone' : 'light' },
    }),
  ),
  box({ origin, at: [26, 26, 82], size: [52, 52, 7], faces: { lid: 'poppy', front: 'poppy' } }),
]

const buyer = (x: number, y: number, color?: string) =>
  cylinder({
    origin,
    at: [x, y, 0],
    radius: 6,
    height: 20,
    ...(color && { lid: color, wall: color }),
  })

/** Two paths to one door: one channel brings new buyers, the other only meets them at the door. */
const channels = [
  on('lid', origin, [0, 0, 0], path('plan', 'M40 30V96'), path('edge', 'M40 36H84V98')),
  box({ origin, at: [18, 4, 0], size: [50, 24, 62], cast: 26 }),
  path('solid', face(origin, [32, 28, 0], [50, 28, 0], [50, 28, 40], [32, 28, 40])),
  buyer(40, 56),
  buyer(40, 86),
  buyer(84, 44, 'poppy'),
  buyer(84, 68, 'poppy'),
  buyer(84, 92, 'poppy'),
]

/** Three workstreams, and the day on which their figures are reviewed. */
const roadmap = [
  box({ origin, at: [6, 12, 0], size: [44, 18, 10], faces: { lid: 'solid' } }),
  box({ origin, at: [32, 44, 0], size: [46, 18, 10], faces: { lid: 'poppy', front: 'poppy' } }),
  box({ origin, at: [56, 76, 0], size: [42, 18, 10], faces: { lid: 'tone' } }),
  path(
    'cut',
    isoPath(
      [
        [100, 52, 0],
        [100, 52, 88],
      ],
      origin,
    ),
  ),
  path('poppy', face(origin, [100, 52, 88], [100, 52, 64], [100, 20, 76])),
]

const desk = (x: number, y: number, faces = {}) =>
  box({ origin, at: [x, y, 0], size: [24, 24, 20], faces })

/** A card for each tool and person; two of them are the same, and paid for twice. */
const review = [
  desk(8, 8),
  desk(42, 8),
  desk(76, 8, { lid: 'solid' }),
  desk(8, 44, { lid: 'poppy', front: 'poppy' }),
  desk(42, 44),
  desk(76, 44, { lid: 'poppy', front: 'poppy' }),
  desk(8, 78),
  desk(42, 78, { lid: 'solid' }),
  inked(
    'chalk',
    path(
      'cut',
      isoPath(
        [
          [20, 56, 20],
          [20, 56, 54],
          [88, 56, 54],
          [88, 56, 20],
        ],
        origin,
      ),
    ),
  ),
]

const stool = (x: number, y: number, color?: string) =>
  cylinder({
    origin,
    at: [x, y, 0],
    radius: 8,
    height: 16,
    ...(color && { lid: color, wall: color }),
  })

/** One hour around one sheet of figures. */
const session = [
  stool(30, 12),
  stool(72, 12),
  box({ origin, at: [20, 26, 24], size: [64, 50, 6], faces: { lid: 'tone' } }),
  path(
    'cut',
    [20, 84]
      .map((x) =>
        isoPath(
          [
            [x, 76, 0],
            [x, 76, 24],
          ],
          origin,
        ),
      )
      .join('') +
      isoPath(
        [
          [84, 26, 0],
          [84, 26, 24],
        ],
        origin,
      ),
  ),
  on(
    'lid',
    origin,
    [34, 36, 30],
    path('label', 'M0 0h36v28h-36z'),
    `<g stroke="var(--color-ink)">${path('edge', 'M6 8h24M6 14h24M6 20h12')}</g>`,
    path('poppy bare', disc(28, 20, 4)),
  ),
  stool(34, 96),
  stool(74, 96, 'poppy'),
]

/** A small drawing for each deliverable, in the order of the copy. */
export default frames(
  wide,
  high,
  [funnel, order, channels, roadmap, review, session].map((parts) => ground + parts.join('')),
  'deep',
)
