import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import { phone } from './plan-phone.ts'
import { planningGrid } from './planning-grid.ts'

const [w, d, h] = [104, 84, 74]
const x: Span = [0, w]
const y: Span = [0, d]
const z: Span = [0, h]
/** The margin of the sheet around the drawn parcel. */
const rim = 48

/** Where the parcel is planned, and where it is made: left of the flag, which its shadow does not reach. */
const [plannedAt, madeAt] = [
  [190, 323],
  [78, 338],
] as const

/** A construction drawing of a parcel: all edges, with dimensions. */
function blueprint() {
  const at = space(plannedAt, 1)
  const { lid, front, side, outline } = at.block(x, y, z)
  const sheetX: Span = [-rim, w + rim]
  const sheetY: Span = [-rim, d + rim]
  const grid = [-32, -16, 0, 16, 32, 48, 64, 80, 96, 112, 128, 144]
  const ends = [
    [w + 26, 0, h],
    [w + 26, 0, 0],
    [0, d + 24, 0],
    [w, d + 24, 0],
  ] as const
  return [
    path('cast', at.flat(-6, [sheetX[0] + 9, sheetX[1] + 9], [sheetY[0] - 3, sheetY[1] - 3])),
    solid(at, sheetX, sheetY, [-4, 0], { lid: 'light', front: 'solid', side: 'solid' }, 'edge'),
    '<g stroke="var(--color-blueprint)">',
    planningGrid(at, grid, rim, [w, d]),
    `<g opacity=".12">${path('blueprint bare', outline)}</g>`,
    `<g opacity=".45">${path('shade bare', at.right(0, y, z))}</g>`,
    path('plan', at.line([0, 0, h], [0, 0, 0], [w, 0, 0]) + at.line([0, 0, 0], [0, d, 0])),
    path('edge', lid + front + side),
    path('plan', at.line([w / 2, 0, h], [w / 2, d, h]) + at.line([0, d / 2, h], [w, d / 2, h])),
    path('cut', outline),
    path(
      'edge',
      at.line([w, 0, h], [w + 32, 0, h]) +
        at.line([w, 0, 0], [w + 32, 0, 0]) +
        at.line([w + 26, 0, h], [w + 26, 0, 0]) +
        at.line([0, d, 0], [0, d + 30, 0]) +
        at.line([w, d, 0], [w, d + 30, 0]) +
        at.line([0, d + 24, 0], [w, d + 24, 0]),
    ),
    '</g><g stroke="var(--color-poppy)">',
    path('cut', ends.map((end) => `${at.line(end)}m-5 5l10 -10`).join('')),
    '</g>',
  ]
}

/** The finished parcel: taped, labelled, on the floor. It leaves space for the pin in the middle of its month. */
function execute() {
  const at = space(madeAt, 1)
  const arrow = 'M-6 6l6 -6l6 6M0 0v24'
  return [
    path('cast', at.block(x, y, z).shadow(20)),
    taped(at, x, y, z, {}, 'cut'),
    // Plan lines are still visible where the lid was folded.
    path('thin', at.line([w / 2, 0, h], [w / 2, d, h])),
    on(
      'front',
      madeAt,
      [10, d, 48],
      path('label', 'M0 0H30V36H0z'),
      path('solid bare', 'M5 6H17V10H5zM5 14H25V16H5zM5 19H22V21H5z'),
      path('solid bare', 'M5 25h2v7h-2zM9 25h1v7h-1zM12 25h3v7h-3zM17 25h1v7h-1zM20 25h3v7h-3z'),
    ),
    on(
      'front',
      madeAt,
      [76, d, 36],
      path('edge', arrow),
      `<g transform="translate(16)">${path('edge', arrow)}</g>`,
    ),
  ]
}

const unit = [56, 46, 37] as const
const counts = [1, 3, 5, 8]
const columns = counts.map((count, column) => {
  const at = space([44 + column * 88.33, 402], 1)
  return {
    count,
    at,
    isLast: column === counts.length - 1,
  }
})

/** The parcel repeated, in higher and higher columns. */
function scale() {
  return [
    ...columns.map(({ at, count }) =>
      path('cast', at.block([0, unit[0]], [0, unit[1]], [0, unit[2]]).shadow(30 + count * 2)),
    ),
    ...columns
      .toReversed()
      .flatMap(({ at, count, isLast }) => [
        ...Array.from({ length: count }, (_, level) =>
          taped(
            at,
            [0, unit[0]],
            [0, unit[1]],
            [level * unit[2], (level + 1) * unit[2]],
            isLast ? { side: 'solid' } : {},
          ),
        ),
        path('cut', at.block([0, unit[0]], [0, unit[1]], [0, count * unit[2]]).outline),
      ]),
  ]
}

/** What is outlined before it is drawn. Each line is on an edge of the drawing, which covers it. */
function outlines() {
  type Size = readonly [wide: number, deep: number, high: number]
  /** The left edge only down to `from`, where a lower block hides it. */
  const edges = (at: ReturnType<typeof space>, [wide, deep, high]: Size, from = 0) =>
    path(
      'plan',
      at.flat(high, [0, wide], [0, deep]) +
        at.line([0, deep, high], [0, deep, from]) +
        at.line([0, deep, 0], [wide, deep, 0], [wide, deep, high]) +
        at.line([wide, deep, 0], [wide, 0, 0], [wide, 0, high]),
    )
  const planned = space(plannedAt, 1)
  return [
    [path('plan', planned.flat(0, [-rim, w + rim], [-rim, d + rim])), edges(planned, [w, d, h])],
    [edges(space(madeAt, 1), [w, d, h])],
    columns.map(({ at, count }, place) =>
      edges(at, [unit[0], unit[1], count * unit[2]], (counts[place - 1] ?? 0) * unit[2]),
    ),
  ]
}

const [column, row] = [400, 480]
/** Between the rows, so that no edge of a part shows the next one. */
const gap = 4
const inRow = (drawings: string[][], top: number) =>
  drawings.map(
    (parts, third) => `<g transform="translate(${third * column} ${top})">${parts.join('')}</g>`,
  )

/**
 * The same parcel three times, each in a third: planned, inked, repeated. Light comes from the upper left. Below them
 * are the outlines of all three, and below those all three on one narrow sheet, for phones.
 */
export default sheet(
  { width: 3 * column, height: 2 * (row + gap) + phone.height, inParts: true },
  ...inRow([blueprint(), execute(), scale()], 0),
  ...inRow(outlines(), row + gap),
  `<g transform="translate(0 ${2 * (row + gap)})">${phone.drawn}</g>`,
)
