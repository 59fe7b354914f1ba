import { path } from '#app/site/drawings/plate/sheet.ts'
import { planned, solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { lines, word } from '#app/site/pages/resources/word.ts'
import { figure } from './figure.ts'

const origin = [208, 138] as const
const at = space(origin, 1)

/** The section's table: the units of safety stock in three cases, and what the text says of the second and third. */
const cases = [
  { units: 350, label: 'as it is', saves: '' },
  { units: 335, label: 'demand', saves: 'saves 15' },
  { units: 176, label: 'lead time', saves: 'saves 174' },
] as const
const most = cases[0].units

const [side, step, foot, perUnit] = [72, 116, 12, 0.27]
const heightOf = (units: number) => foot + units * perUnit

/** The dimension of a difference that is too low to be drawn on the stock: its arrows are outside of it. */
const dimension = (x: number, top: number, foot: number) =>
  path('edge', `M${x + 5} ${top}h14M${x + 5} ${foot}h14M${x + 12} ${top - 20}V${foot + 20}`) +
  path('solid bare', `M${x + 12} ${top}l-4 -9h8zM${x + 12} ${foot}l-4 9h8z`)

/** A pallet with its stock in parcels, and the last one up to the height of the first in dashed lines. */
const pallet = ({ units, label, saves }: (typeof cases)[number], n: number) => {
  const [x, y] = [[n * step, n * step + side] as const, [0, side] as const]
  const [high, full] = [heightOf(units), heightOf(most)]
  const boards = [0, 27, 54].map((from) =>
    solid(at, [x[0] + from, x[0] + from + 18], y, [0, 7], { front: 'solid' }, 'edge'),
  )
  const layers = [0.25, 0.5, 0.75].map((share) => foot + most * perUnit * share)
  const seams = [
    ...layers
      .filter((z) => z < high - 4)
      .map((z) => at.line([x[0], side, z], [x[1], side, z], [x[1], 0, z])),
    ...[24, 48].map(
      (along) =>
        at.line([x[0] + along, 0, high], [x[0] + along, side, high], [x[0] + along, side, foot]) +
        at.line([x[0], along, high], [x[1], along, high], [x[1], along, foot]),
    ),
  ]
  const [right, level] = project([x[1], 0, (high + full) / 2], origin)
  const top = level - (full - high) / 2
  const [left, down] = project([x[0], side + 14, 0], origin)
  return [
    path('cast', at.block(x, y, [0, 0]).shadow(32)),
    boards.join(''),
    solid(at, x, y, [7, foot], {}, 'edge'),
    solid(at, x, y, [foot, high], n === 2 ? { front: 'poppy' } : {}),
    path('edge', seams.join('')),
    path('cut', at.block(x, y, [foot, high]).outline),
    n === 2 ? planned(at, x, y, [high, full]) + path('thin', `M${right} ${level}h8`) : '',
    n === 1 ? dimension(right, top, top + full - high) : '',
    saves && word(right + 14 + 14 * (2 - n), level, saves),
    lines(left, down + 6, [label, `${units}`], 'end'),
  ].join('')
}

/** What safety stock costs in three cases: the supplier's date takes away half of it. */
export default figure(cases.map(pallet).join(''))
