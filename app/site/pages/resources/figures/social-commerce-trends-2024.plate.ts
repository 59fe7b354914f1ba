import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { word } from '#app/site/pages/resources/word.ts'
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

/** A hundred samples, and what became of them. */
export default figure(
  path('tone', floor.lid) + path('solid', floor.front) + path('solid', floor.side),
  path('cut', floor.outline),
  samples.join(''),
  path('thin', 'M432 72L400 76'),
  word(442, 70, '100 sent'),
  path('thin', 'M430 276L410 246'),
  word(436, 288, '40 post'),
  path('thin', 'M196 276L224 246'),
  word(190, 288, '18 sell', 'end'),
  path('thin', 'M96 108V138'),
  word(24, 58, '5: most of'),
  word(24, 88, 'the sales'),
)
