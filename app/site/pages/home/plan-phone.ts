import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import { planningGrid } from './planning-grid.ts'

/** As shown on a phone of 360 px, so that the pens are as heavy as on a wide screen. */
const [width, height] = [320, 292]
/** Where the 90 days are, and what stands on the floor before them. */
const [floor, ruler] = [242, 250]
const day = (number: number) => (number / 90) * width
const [w, d, h] = [50, 40, 34]
const x: Span = [0, w]
const y: Span = [0, d]
const z: Span = [0, h]
/** In which a block has its front corner there. */
const before = (corner: number, down: number, [wide, deep]: readonly [number, number]) =>
  space([corner - (wide - deep) * 0.866, down - (wide + deep) / 2], 1)

/** The planned parcel on its sheet. */
function planned() {
  const rim = 7
  const at = before(57, floor - rim - 4, [w, d])
  const sheetX: Span = [-rim, w + rim]
  const sheetY: Span = [-rim, d + rim]
  const { lid, front, side, outline } = at.block(x, y, z)
  const steps = [0, 10, 20, 30, 40, 50]
  return [
    path('cast', at.flat(-3, [sheetX[0] + 5, sheetX[1] + 5], [sheetY[0] - 2, sheetY[1] - 2])),
    solid(at, sheetX, sheetY, [-3, 0], { lid: 'light', front: 'solid', side: 'solid' }, 'edge'),
    inked(
      'blueprint',
      planningGrid(at, steps, rim, [w, d]),
      `<g fill-opacity=".12">${path('blueprint bare', outline)}</g>`,
      `<g fill-opacity=".45">${path('shade bare', at.right(0, y, z))}</g>`,
      path('plan', at.line([0, 0, h], [0, 0, 0], [w, 0, 0]) + at.line([0, 0, 0], [0, d, 0])),
      path('edge', lid + front + side),
      path('cut', outline),
    ),
  ]
}

/** The inked parcel at day 45, before the pole of the flag, which is text. */
function made() {
  const at = before(160, floor - 2, [w, d])
  return [
    path('cast', at.block(x, y, z).shadow(20)),
    inked('poppy', path('cut', `M${day(45)} 70V170`)),
    taped(at, x, y, z, {}, 'cut'),
    path('label', at.left(d, [5, 18], [6, 23])),
    path('edge', at.line([8, d, 17], [15, d, 17]) + at.line([8, d, 11], [12, d, 11])),
  ]
}

const unit = [27, 21, 22] as const
const counts = [1, 3, 5, 8]

/** The parcel repeated, in a row into the depth. */
function repeated() {
  const columns = counts.map((count, column) => ({
    count,
    at: before(229 + column * 21, floor - 2 - column * 12.12, [unit[0], unit[1]]),
  }))
  return [
    ...columns.map(({ at }) =>
      path('cast', at.block([0, unit[0]], [0, unit[1]], [0, unit[2]]).shadow(10)),
    ),
    ...columns
      .toReversed()
      .flatMap(({ at, count }, fromLast) => [
        ...Array.from({ length: count }, (_, level) =>
          taped(
            at,
            [0, unit[0]],
            [0, unit[1]],
            [level * unit[2], (level + 1) * unit[2]],
            fromLast === 0 ? { side: 'solid' } : {},
          ),
        ),
        path('cut', at.block([0, unit[0]], [0, unit[1]], [0, count * unit[2]]).outline),
      ]),
  ]
}

const foot = ruler + 17
const ticks = (every: number, length: number) =>
  Array.from({ length: 90 / every - 1 }, (_, n) => `M${day((n + 1) * every)} ${foot}v${length}`)

/** The 90 days, as below the wide drawing. */
const days = [
  rect('light', 1, ruler, width - 2, 5),
  rect('light', 1, ruler + 5, day(30) - 1, 12),
  inked('blueprint', rect('shade bare', 1, ruler + 5, day(30) - 1, 12)),
  rect('solid', day(30), ruler + 5, day(30), 12),
  rect('blueprint', day(60), ruler + 5, day(30) - 1, 12),
  path('thin', ticks(3, 5).join('')),
  path('edge', `${ticks(30, 8).join('')}M1 ${foot}v8M${width - 1} ${foot}v8`),
  path('cut', `M1 ${foot}H${width - 1}`),
  inked('poppy', path('cut', `M${day(45)} ${ruler + 1}v24`)),
  ...[30, 45, 60].map((each) => {
    const label = String(each)
    const written = lettering(label, day(each) - letteringWidth(label, 10) / 2, foot + 13, 10)
    return each === 45 ? inked('poppy', written) : written
  }),
  lettering('0', 1, foot + 13, 10),
  lettering('90 DAYS', width - 1 - letteringWidth('90 DAYS', 10), foot + 13, 10),
]

/** Half as large again, so that it is not enlarged on the widest phones. */
const enlarged = 1.5
export const phone = {
  height: height * enlarged,
  drawn: `<g transform="scale(${enlarged})">${[planned(), made(), repeated(), days].flat().join('')}</g>`,
}
