import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

const [width, height] = [1344, 500]
/** The depth of objects on the shelf, drawn up and to the right. */
const back = 22
const rise = 14

type Item = [x: number, wide: number, high: number, kind?: 'hidden' | 'poppy' | 'solid' | 'light']
type Level = { foot: number; from: number; items: Item[] }

/** Stock on three levels, increasing to the right; products that no buyer can find are outlines. */
const levels: Level[] = [
  {
    foot: 452,
    from: 0,
    items: [
      [16, 84, 72],
      [122, 62, 56, 'solid'],
      [206, 96, 84, 'hidden'],
      [324, 70, 96],
      [416, 104, 60],
      [542, 62, 82, 'solid'],
      [626, 84, 66, 'hidden'],
      [732, 104, 90],
      [858, 70, 58],
      [950, 84, 94, 'poppy'],
      [1056, 62, 62],
      [1140, 96, 84, 'solid'],
      [1258, 60, 66],
    ],
  },
  {
    foot: 300,
    from: 716,
    items: [
      [732, 72, 66],
      [826, 96, 78, 'solid'],
      [944, 62, 54],
      [1028, 84, 88, 'hidden'],
      [1134, 70, 66],
      [1226, 92, 74],
    ],
  },
  {
    foot: 150,
    from: 1010,
    items: [
      [1028, 84, 72],
      [1134, 62, 92],
      [1218, 96, 60, 'solid'],
    ],
  },
]

function item([x, wide, high, kind]: Item, foot: number) {
  const top = foot - high
  const lid = `M${x} ${top}l${back} ${-rise}h${wide}l${-back} ${rise}z`
  const side = `M${x + wide} ${top}l${back} ${-rise}v${high}l${-back} ${rise}z`
  const front = `M${x} ${top}h${wide}v${high}h-${wide}z`
  const outline = `M${x} ${foot}V${top}l${back} ${-rise}h${wide}v${high}l${-back} ${rise}z`
  if (kind === 'hidden') return path('plan', `${front}${lid}${side}`)
  const tape = x + wide * 0.42
  return [
    path(kind === 'poppy' ? 'poppy' : kind === 'solid' ? 'light' : 'tone', front),
    path('solid', lid),
    path('light', side),
    path('shade', side),
    kind === 'poppy' ? '' : rect('poppy bare', tape, top, wide * 0.16, high * 0.34),
    rect('label', x + 8, foot - 24, Math.min(30, wide * 0.36), 14),
    path(
      'mark bare',
      `M${x + 12} ${foot - 20}h4v6h-4zM${x + 19} ${foot - 20}h2v6h-2zM${x + 24} ${foot - 20}h5v6h-5z`,
    ),
    path('cut void', outline),
    path('edge', `M${x + wide} ${foot}V${top}H${x}M${x + wide} ${top}l${back} ${-rise}`),
  ].join('')
}

/** A board with its rail: live products have a price on it, hidden ones have none. */
function board({ foot, from, items }: Level) {
  return [
    path('tone', `M${from} ${foot}l${back} ${-rise}H${width + back}V${foot}z`),
    items.map((each) => item(each, foot)).join(''),
    rect('solid', from, foot, width - from, 24),
    items
      .map(([x, wide, , kind]) =>
        kind === 'hidden'
          ? inked('poppy', rect('cut void', x + wide / 2 - 22, foot + 4, 44, 16))
          : rect('blueprint bare', x + wide / 2 - 20, foot + 5, 40, 14) +
            rect('label bare', x + wide / 2 - 14, foot + 10, 24, 4),
      )
      .join(''),
  ].join('')
}

const post = (x: number, top: number) =>
  rect('tone cut', x, top, 16, height) + rect('shade bare', x + 8, top, 8, height)

/** One shelf under three marketplaces. Some of its products are not for sale, without any warning. */
export default sheet(
  { width, height, on: 'deep' },
  post(716, 176),
  post(1010, 26),
  levels.map(board).join(''),
)
