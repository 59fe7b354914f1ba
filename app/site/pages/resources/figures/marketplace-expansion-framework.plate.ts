import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { word } from '#app/site/pages/resources/word.ts'
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

/** A pallet with its stock in parcels, up to the height of the first one in dashed lines. */
const pallet = ({ units, label, saves }: (typeof cases)[number], n: number) => {
  const [x, y] = [[n * step, n * step + side] as const, [0, side] as const]
  const [high, full] = [heightOf(units), heightOf(most)]
  const planned = at.block(x, y, [high, full])
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
  const [left, down] = project([x[0], side + 14, 0], origin)
  return [
    path('cast', at.block(x, y, [0, 0]).shadow(46)),
    boards.join(''),
    solid(at, x, y, [7, foot], {}, 'edge'),
    solid(at, x, y, [foot, high], n === 2 ? { front: 'poppy' } : {}),
    path('edge', seams.join('')),
    path('cut', at.block(x, y, [foot, high]).outline),
    saves && path('plan', planned.lid + planned.front + planned.side),
    saves && path('thin', `M${right} ${level}h16`) + word(right + 24, level, saves),
    word(left, down - 8, label, 'end'),
    word(left, down + 20, `${units}`, 'end'),
  ].join('')
}

/** What safety stock costs in three cases: the supplier's date takes away half of it. */
export default figure(cases.map(pallet).join(''))
