import { box, face } from '#app/site/drawings/plate/box.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { isoPath, type Point3 } from '#app/ui/drawing/isometric.ts'

const origin = [492, 64] as const
const columns = 6
const step = { x: 98, y: 90 }

/** The objects on a desk, one kind per trade: a screen, parcels, a microphone, a camera, papers. */
const tools: ((at: Point3) => string)[] = [
  ([x, y, z]) =>
    box({ origin, at: [x + 8, y + 14, z], size: [6, 10, 4] }) +
    box({ origin, at: [x + 6, y + 2, z + 4], size: [4, 34, 24], faces: { side: 'blueprint' } }),
  ([x, y, z]) =>
    box({ origin, at: [x + 6, y + 8, z], size: [24, 22, 18] }) +
    path(
      'poppy',
      face(
        origin,
        [x + 15, y + 8, z + 18],
        [x + 21, y + 8, z + 18],
        [x + 21, y + 30, z + 18],
        [x + 15, y + 30, z + 18],
      ),
    ) +
    box({ origin, at: [x + 34, y + 12, z], size: [14, 14, 11] }),
  ([x, y, z]) =>
    path(
      'edge',
      isoPath(
        [
          [x + 22, y + 18, z],
          [x + 22, y + 18, z + 22],
        ],
        origin,
      ),
    ) +
    box({
      origin,
      at: [x + 18, y + 15, z + 22],
      size: [8, 8, 15],
      faces: { lid: 'solid', front: 'solid', side: 'solid' },
    }) +
    box({ origin, at: [x + 38, y + 8, z], size: [12, 22, 3], faces: { lid: 'tone' } }),
  ([x, y, z]) =>
    box({ origin, at: [x + 12, y + 8, z], size: [18, 26, 16], faces: { front: 'solid' } }) +
    box({ origin, at: [x + 30, y + 15, z + 4], size: [9, 10, 9], faces: { side: 'blueprint' } }),
  ([x, y, z]) =>
    box({ origin, at: [x + 6, y + 6, z], size: [28, 24, 5] }) +
    path(
      'thin',
      isoPath(
        [
          [x + 11, y + 12, z + 5],
          [x + 29, y + 12, z + 5],
        ],
        origin,
      ) +
        isoPath(
          [
            [x + 11, y + 18, z + 5],
            [x + 29, y + 18, z + 5],
          ],
          origin,
        ),
    ) +
    path(
      'poppy',
      face(
        origin,
        [x + 40, y + 10, z],
        [x + 50, y + 10, z],
        [x + 50, y + 30, z],
        [x + 40, y + 30, z],
      ),
    ),
]

/** The tool on each of the thirty desks. */
const desks = [
  0, 4, 2, 1, 0, 3, 1, 0, 3, 4, 1, 0, 4, 2, 0, 1, 3, 0, 0, 1, 4, 0, 2, 4, 3, 0, 1, 4, 0, 1,
]

function desk(tool: number, x: number, y: number) {
  const top = 26
  return [
    path(
      'cast',
      face(origin, [x + 58, y, 0], [x + 78, y, 0], [x + 78, y + 42, 0], [x + 58, y + 42, 0]),
    ),
    box({ origin, at: [x, y, 0], size: [58, 42, top] }),
    tools[tool]!([x, y, top]),
    // The chair, on the lit side.
    box({ origin, at: [x + 15, y + 50, 0], size: [24, 18, 13], faces: { lid: 'tone' } }),
    box({ origin, at: [x + 15, y + 68, 0], size: [24, 4, 30] }),
  ].join('')
}

/** Thirty desks, and one that is only planned. */
export default sheet(
  { width: 1000, height: 660 },
  path(
    'thin',
    Array.from({ length: 8 }, (_, line) =>
      isoPath(
        [
          [line * step.x - 40, -30, 0],
          [line * step.x - 40, 470, 0],
        ],
        origin,
      ),
    ).join(''),
  ),
  path(
    'thin',
    Array.from({ length: 6 }, (_, line) =>
      isoPath(
        [
          [-40, line * step.y - 30 + (line ? 10 : 0), 0],
          [646, line * step.y - 30 + (line ? 10 : 0), 0],
        ],
        origin,
      ),
    ).join(''),
  ),
  ...desks.map((tool, index) =>
    desk(tool, (index % columns) * step.x, Math.floor(index / columns) * step.y),
  ),
  path(
    'plan',
    [
      face(origin, [588, 360, 26], [646, 360, 26], [646, 402, 26], [588, 402, 26]),
      face(origin, [588, 402, 0], [646, 402, 0], [646, 402, 26], [588, 402, 26]),
      face(origin, [646, 360, 0], [646, 402, 0], [646, 402, 26], [646, 360, 26]),
    ].join(''),
  ),
)
