import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { lines, word } from '#app/site/pages/resources/word.ts'
import type { Point3 } from '#app/ui/drawing/isometric.ts'
import { figure } from './figure.ts'

const at = space([322, 34], 1)
const [gap, size] = [26, 17]
const side = 10 * gap

/** Of a hundred samples: creators who bring most of the sales, who sell, who post. */
const [best, selling, posting] = [5, 18, 40]

/** The place of a sample: the first one in front, then along the front row. */
const sample = (place: number) => {
  const [x, y] = [(place % 10) * gap, (9 - Math.floor(place / 10)) * gap]
  if (place >= posting) return path('light', at.flat(0, [x, x + size], [y, y + size]))
  const pen = place < best ? 'poppy' : 'blueprint'
  const high = place < best ? 44 : place < selling ? 24 : 12
  return (
    path('cast', at.block([x, x + size], [y, y + size], [0, 0]).shadow(16)) +
    taped(
      at,
      [x, x + size],
      [y, y + size],
      [0, high],
      place < selling ? { front: pen, lid: pen } : {},
      'edge',
    )
  )
}

/** From the back to the front. */
const samples = Array.from({ length: 100 }, (_, index) =>
  sample((9 - Math.floor(index / 10)) * 10 + (index % 10)),
)
const floor = at.block([-14, side + 6], [-14, side + 10], [-10, 0])

/** From a label to a dot on one of its samples. */
const leader = (x: number, y: number, to: Point3) => {
  const [right, down] = at.point(to)
  return path('edge', `M${x} ${y}L${right} ${down}`) + path('label', disc(right, down, 4))
}

/** A hundred samples, and what became of them. */
export default figure(
  path('tone', floor.lid) + path('solid', floor.front) + path('solid', floor.side),
  path('cut', floor.outline),
  samples.join(''),
  leader(432, 72, [86, 8, 0]),
  word(442, 70, '100 sent'),
  leader(430, 276, [242, 164, 12]),
  word(436, 288, '40 post'),
  leader(196, 276, [164, 251, 12]),
  word(190, 288, '18 sell', 'end'),
  leader(96, 102, [8, 242, 44]),
  lines(24, 73, ['5: most of', 'the sales']),
)
