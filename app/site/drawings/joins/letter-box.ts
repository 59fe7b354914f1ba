import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'

const [wide, long, wall, stand] = [34, 58, 24, 62] as const
const bends = Array.from({ length: 13 }, (_, n) => (n / 12) * Math.PI)

/** A letter box on its post, open towards the lower left, with a letter in it and its flag up. */
export function letterBox(origin: Origin) {
  const at = space(origin, 1)
  const arch = (y: number) =>
    at.face(
      [0, y, stand],
      ...bends
        .toReversed()
        .map((bend): Point3 => [
          wide / 2 + (Math.cos(bend) * wide) / 2,
          y,
          stand + wall + (Math.sin(bend) * wide) / 2,
        ]),
      [wide, y, stand],
    )
  const slices = Array.from({ length: long / 2 + 1 }, (_, n) => arch(n * 2))
  const [back, front, post] = [
    [0, wide],
    [long * 0.4, long * 0.6],
    [12, 22],
  ] as const
  return [
    path('cast', at.face([6, 34, 0], [22, 34, 0], [70, 4, 0], [84, -14, 0], [70, -20, 0])),
    solid(at, post, front, [0, stand], { lid: 'solid', front: 'tone' }),
    path('cut', slices.join('')),
    path('blueprint bare', slices.join('')),
    path('dark bare', at.right(wide, [0, long], [stand, stand + wall])),
    path('edge', at.line([wide, 0, stand + wall], [wide, long, stand + wall])),
    path('solid', arch(long)),
    // The letter, half in, and the door hanging open
    path('poppy', at.flat(stand + 12, [4, 30], [long - 8, long + 22])),
    path(
      'edge',
      at.line([4, long + 22, stand + 12], [17, long + 6, stand + 12], [30, long + 22, stand + 12]),
    ),
    path('light', at.flat(stand, back, [long, long + 30])),
    path('cut void', arch(long)),
    // The flag
    path('edge', at.line([wide, 22, stand + 14], [wide, 22, stand + 62])),
    path('poppy', at.right(wide, [22, 44], [stand + 46, stand + 62])),
  ].join('')
}
