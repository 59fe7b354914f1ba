import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'

const [length, depth, foot, top] = [136, 56, -10, 222]
const step = 58
const white = { lid: 'light', front: 'light', side: 'solid' }

/** Width, depth and height of the submitted goods, level by level from the floor up. */
const sent = [
  [
    [46, 38, 40],
    [40, 36, 30],
  ],
  [
    [36, 36, 34],
    [50, 38, 38],
  ],
  [
    [48, 38, 28],
    [38, 36, 40],
  ],
  [
    [40, 36, 36],
    [44, 38, 30],
  ],
] as const

/** The goods that are not for sale, by level and position. */
const hidden = ['0 1', '2 0', '3 1']

/** A rack at `left` on the sheet, with the given content. */
function rack(left: number, isLive: boolean) {
  const at = space([left, 250], 1)
  const upright = (x: number, y: number) =>
    solid(at, [x, x + 7], [y, y + 7], [foot, top], white, 'edge')
  const board = (z: number) =>
    solid(at, [0, length], [0, depth], [z, z + 8], { front: 'tone', side: 'solid' }, 'edge')

  const place = (level: number, index: number) => {
    const [wide, deep, high] = sent[level]![index]!
    const start = index ? 74 : 15
    const floor = level * step + 8
    const [x, y, z]: Span[] = [
      [start, start + wide],
      [8, 8 + deep],
      [floor, floor + high],
    ]
    const label = at.left(depth + 0.5, [start + 6, start + 36], [floor - 7, floor - 1])
    if (!isLive || !hidden.includes(`${level} ${index}`))
      return (
        path('cast', at.flat(floor, [start + wide, start + wide + 12], y!)) +
        taped(at, x!, y!, z!, {}, 'cut') +
        path('solid bare', label)
      )
    const { lid, front, side, outline } = at.block(x!, y!, z!)
    return [
      `<g opacity=".16">${path('poppy bare', outline)}</g>`,
      `<g stroke="var(--color-poppy)" stroke-dasharray="6 4" stroke-linecap="butt" stroke-width="2.25">${path('void', lid + front + side)}</g>`,
      path('poppy bare', label),
    ].join('')
  }

  return [
    path(
      'cast',
      at.face(
        [length, depth, foot],
        [length + 44, depth - 22, foot],
        [length + 44, -22, foot],
        [44, -22, foot],
        [0, 0, foot],
      ),
    ),
    upright(0, 0),
    upright(length - 7, 0),
    ...sent.map((_, level) => board(level * step) + place(level, 0) + place(level, 1)),
    upright(0, depth - 7),
    upright(length - 7, depth - 7),
  ].join('')
}

const floor = space([192, 318], 1)

/** The same rack twice: the submitted goods, and those that are for sale. The work is to close the gap. */
export default sheet(
  { width: 472, height: 372 },
  rack(52, false),
  path(
    'cast',
    floor.face(
      [4, -3, 0],
      [34, -33, 0],
      [28, -39, 0],
      [58, -45, 0],
      [52, -15, 0],
      [46, -21, 0],
      [16, 9, 0],
    ),
  ),
  rack(300, true),
  path(
    'poppy',
    floor.face(
      [0, -6, 0],
      [30, -36, 0],
      [24, -42, 0],
      [54, -48, 0],
      [48, -18, 0],
      [42, -24, 0],
      [12, 6, 0],
    ),
  ),
)
