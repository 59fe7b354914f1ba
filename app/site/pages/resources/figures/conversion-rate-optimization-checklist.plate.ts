import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { lines, word } from '#app/site/pages/resources/word.ts'
import { figure } from './figure.ts'

const origin = [226, 50] as const
const at = space(origin, 1)
const high = 12

/** The section's table at a present rate of 2%: how many people each version needs, and where they stand. */
const floors = [
  { people: 78_400, x: 0, y: 0, front: 'blueprint' },
  { people: 19_600, x: 176, y: -142, front: 'tone' },
  { people: 8_711, x: 326, y: 2, front: 'poppy' },
] as const

/** A floor about as large as its crowd: about a dot for every hundred, in a square. */
const floor = ({ people, x, y, front }: (typeof floors)[number]) => {
  const inARow = Math.round(Math.sqrt(people) / 10)
  const side = inARow * 8
  const crowd = Array.from({ length: inARow * inARow }, (_, index) => {
    const [column, row] = [index % inARow, Math.floor(index / inARow)]
    return `M${project([x + (column + 0.5) * 8, y + (row + 0.5) * 8, high], origin).join(' ')}h0`
  })
  return [
    path('cast', at.block([x, x + side], [y, y + side], [0, 0]).shadow(18)),
    solid(at, [x, x + side], [y, y + side], [0, high], { front }),
    `<path stroke-width="3.6" stroke-linecap="round" d="${crowd.join('')}"/>`,
  ].join('')
}

/** Floors for the people in each version of a test: the smaller the difference to detect, the larger the crowd. */
export default figure(
  floors.map(floor).join(''),
  lines(36, 60, ['+10%', '78,400']),
  word(508, 38, '+20% 19,600', 'middle'),
  word(506, 308, '+30% 8,711', 'middle'),
)
