import { cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

type Shape = (readonly [at: number, half: number])[]

const [middle, high] = [158, 316]
const wall = 8
/** Half the width of the channel along its length from 0 to 1: the current one, and the planned one. */
const found: Shape = [
  [0, 118],
  [0.25, 104],
  [0.46, 86],
  [0.58, 26],
  [0.66, 26],
  [0.81, 66],
  [1, 78],
]
const planned: Shape = [
  [0.46, 86],
  [0.58, 78],
  [0.66, 78],
  [0.81, 100],
  [1, 118],
]
const streams = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8]

/** The positions of parcels: along the length, and on which side of the middle. They queue before the narrow place. */
const parcels = [
  [0.05, -52],
  [0.09, 38],
  [0.15, -6],
  [0.2, -70],
  [0.24, 58],
  [0.3, -34],
  [0.34, 30],
  [0.37, -48],
  [0.4, 4],
  [0.405, 56],
  [0.44, -38],
  [0.455, 28],
  [0.485, -10],
  [0.53, 2],
  [0.62, 5],
  [0.78, -14],
  [0.93, 20],
] as const

/** Four stages as one channel: the narrowest limits the flow, and the plan widens that one. */
export function channel(width: number, size: number, weight = 1) {
  const along = (shape: Shape, share: number, starts = 'M', below = 0) => {
    const points = shape.map(([at, half]) => [
      Math.round(at * width),
      Math.round(middle + half * share) + below,
    ])
    return points
      .map(([x = 0, y], index) => {
        const [left = 0, before] = points[index - 1] ?? []
        const between = Math.round((left + x) / 2)
        return index ? `C${between} ${before} ${between} ${y} ${x} ${y}` : `${starts}${x} ${y}`
      })
      .join('')
  }
  const bank = (share: -1 | 1) => `${along(found, share)}V${share < 0 ? 14 : high - 14}H0z`
  /** A strip along the far bank. */
  const below = (from: number, to: number) =>
    `${along(found, -1, 'M', from)}${along(found.toReversed(), -1, 'L', to)}z`
  /** The part to remove on one side. */
  const dig = (share: -1 | 1) =>
    `${along(planned, share)}L${width} ${middle + 78 * share}${along(found.slice(2).toReversed(), share, 'L')}z`
  const quarters = [0.25, 0.5, 0.75].map((at) => `M${at * width} 14V${high - 14}`).join('')
  return sheet(
    { width, height: high, weight },
    path('tone bare', `M0 14H${width}V${high - 14}H0z`),
    path('thin', streams.map((share) => along(found, share)).join('')),
    ([-1, 1] as const)
      .map((side) =>
        [
          path('light bare', bank(side)),
          path('shade bare', bank(side)),
          path('poppy bare', dig(side)),
          path('cut', along(found, side)),
          path('plan', along(planned, side)),
        ].join(''),
      )
      .join(''),
    // The wall of the far bank, and its shadow on the water.
    path('cast', below(wall, wall + 12)),
    path('light', below(0, wall)),
    path('dark', below(0, wall)),
    path('cut', along(found, -1)),
    path('thin', quarters),
    parcels
      .toSorted(([, one], [, other]) => one - other)
      .map(([at, off]) => {
        const [x, y] = [Math.round(at * width), middle + off * 0.94]
        return cabinetParcel({
          at: [x - size * 0.8, y + size * 0.6],
          size: [size * 1.35, size * 0.6],
          back: [size * 0.3, size * 0.9],
          fill: 'tone',
          outline: 'edge',
        })
      })
      .join(''),
    path('cut', `M0 14H${width}M0 ${high - 14}H${width}`),
  )
}
