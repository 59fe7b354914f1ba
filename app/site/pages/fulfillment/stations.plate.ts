import { box, face } from '#app/site/drawings/plate/box.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'
import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'

const [wide, high] = [240, 190]
const origin: Origin = [112, 74]
const belt = 18

/** A carton, with tape over its lid and down its front if it is closed. */
function carton(at: Point3, size: Point3, taped = false, lid = 'light') {
  const [x, y, z] = at
  const [w, d, h] = size
  const strip = (from: number, to: number) =>
    path(
      'poppy',
      face(
        origin,
        [x + w * 0.38, y + from, z + h],
        [x + w * 0.62, y + from, z + h],
        [x + w * 0.62, y + d, z + h],
        [x + w * 0.38, y + d, z + h],
      ) +
        face(
          origin,
          [x + w * 0.38, y + d, z + h],
          [x + w * 0.62, y + d, z + h],
          [x + w * 0.62, y + d, z + h - to],
          [x + w * 0.38, y + d, z + h - to],
        ),
    )
  return box({ origin, at, size, faces: { lid } }) + (taped ? strip(0, h * 0.35) : '')
}

/** The conveyor through all six stations: a bed of rollers. */
const conveyor =
  box({ origin, at: [-30, 8, 0], size: [160, 84, belt], faces: { front: 'solid' } }) +
  path(
    'thin',
    Array.from({ length: 10 }, (_, n) =>
      face(origin, [-16 + n * 15, 8, belt], [-16 + n * 15, 92, belt]),
    ).join(''),
  )

/** One parcel at its six stations. */
const stations = [
  [
    [0, 20, 0],
    [34, 20, 0],
    [0, 52, 0],
    [34, 52, 0],
    [0, 20, 26],
    [34, 20, 26],
    [0, 52, 26],
  ]
    .map(([x = 0, y = 0, z = 0]) => carton([x, y, belt + z], [34, 32, 26]))
    .join('') + path('poppy bare', 'M168 40l8 -8l8 8l18 -20l8 8l-26 28z'),
  carton([4, 22, belt], [60, 60, 46]) +
    path(
      'solid bare',
      'M68 104v18l3 2v-18zM75 108v18l5 3v-18zM84 113v18l3 2v-18zM91 117v18l6 3v-18z',
    ) +
    `<g stroke="var(--color-poppy)">${path('cut', 'M40 98L116 142')}</g>`,
  carton([18, 22, belt], [60, 52, 40], true) +
    path('edge', 'M2 96H36M-6 112H30M6 128H44') +
    path('poppy bare', 'M176 70h26v-10l20 16l-20 16v-10h-26z'),
  path(
    'plan',
    face(origin, [30, 4, belt + 40], [80, 4, belt + 40], [80, 54, belt + 40], [30, 54, belt + 40]) +
      face(origin, [30, 54, belt], [80, 54, belt], [80, 54, belt + 40], [30, 54, belt + 40]) +
      face(origin, [80, 4, belt], [80, 54, belt], [80, 54, belt + 40], [80, 4, belt + 40]),
  ) +
    carton([-6, 40, belt], [46, 46, 36], false, 'solid') +
    `<g stroke="var(--color-poppy)">${path('cut', 'M178 34C160 4 96 0 66 30M66 30V12M66 30H84')}</g>`,
  box({ origin, at: [-4, 14, belt], size: [76, 74, 8], faces: { lid: 'solid', front: 'solid' } }) +
    [
      [0, 18, 8],
      [34, 18, 8],
      [0, 50, 8],
      [34, 50, 8],
      [0, 18, 32],
      [34, 18, 32],
      [0, 50, 32],
      [34, 50, 32],
    ]
      .map(([x = 0, y = 0, z = 0]) => carton([x, y, belt + z], [34, 32, 24]))
      .join('') +
    path(
      'poppy',
      face(
        origin,
        [8, 82, belt + 30],
        [30, 82, belt + 30],
        [30, 82, belt + 14],
        [8, 82, belt + 14],
      ),
    ),
  box({ origin, at: [0, 20, belt], size: [70, 66, 14], faces: { lid: 'ground' } }) +
    carton([8, 28, belt + 8], [24, 24, 24]) +
    carton([40, 28, belt + 8], [22, 28, 14], false, 'solid') +
    carton([16, 58, belt + 8], [42, 20, 18], true) +
    path(
      'light',
      face(origin, [0, 86, belt], [70, 86, belt], [70, 86, belt + 14], [0, 86, belt + 14]),
    ) +
    path(
      'cut void',
      face(origin, [0, 86, belt], [70, 86, belt], [70, 86, belt + 14], [0, 86, belt + 14]),
    ),
]

export default frames(
  wide,
  high,
  stations.map((station) => conveyor + station),
  'deep',
)
