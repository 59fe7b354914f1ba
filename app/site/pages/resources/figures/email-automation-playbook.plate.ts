import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { word } from '#app/site/pages/resources/word.ts'
import { figure } from './figure.ts'

const origin = [146, 91] as const
const at = space(origin, 1)
/** The section's example: the days of the messages within a use cycle. */
const [cycle, days] = [45, [1, 11, 22, 36]] as const
const perDay = 6.9
const place = (day: number) => 44 + day * perDay

/** The jar from which the buyer takes, and how full it is on a day. */
const jar = (day: number) => {
  const [x, y, size, high] = [place(day), -44, 34, 62]
  const box = at.block([x, x + size], [y, y + size], [0, high])
  const full = high * (1 - day / cycle)
  return [
    path('cast', at.block([x, x + size], [y, y + size], [0, 0]).shadow(24)),
    path('light', box.lid + box.front + box.side),
    solid(at, [x, x + size], [y, y + size], [0, full], { lid: 'tone', front: 'blueprint' }, 'edge'),
    path('edge', box.lid),
    path('cut', box.outline),
    path('edge', at.line([x + size, y + size, full], [x + size, y + size, high])),
    solid(
      at,
      [x + 5, x + size - 5],
      [y + 5, y + size - 5],
      [high, high + 8],
      { lid: 'solid', front: 'solid', side: 'solid' },
      'edge',
    ),
  ].join('')
}

const letter = (day: number) => {
  const [x, y] = [place(day), 30] as const
  const reorders = day === 36
  const [left, down] = project([x + 2, y + 54, 0], origin)
  return [
    path('cast', at.block([x, x + 26], [y - 19, y + 19], [0, 0]).shadow(16)),
    solid(
      at,
      [x, x + 26],
      [y - 19, y + 19],
      [0, 8],
      reorders ? { lid: 'poppy', front: 'poppy' } : {},
      'cut',
    ),
    path('edge', at.line([x + 26, y - 19, 8], [x + 10, y, 8], [x + 26, y + 19, 8])),
    word(left, down, `${day === 1 ? 'day ' : ''}${day}`, 'end'),
  ].join('')
}

const [arrow, tip] = [place(cycle) + 22, place(cycle) + 40]

export default figure(
  path('tone bare', at.flat(0, [-36, tip + 6], [-64, 62])),
  path('edge void', at.flat(0, [-36, tip + 6], [-64, 62])),
  path('cut', at.line([0, 30, 0], [arrow, 30, 0])),
  path('solid', at.face([tip, 30, 0], [arrow, 22, 0], [arrow, 38, 0])),
  path('cast', at.block([-26, 26], [-44, 4], [0, 0]).shadow(30)),
  taped(at, [-26, 26], [-44, 4], [0, 44], {}, 'cut'),
  days.map(jar).join(''),
  path(
    'thin',
    Array.from({ length: cycle + 1 }, (_, day) =>
      at.line([place(day), 50, 0], [place(day), 62, 0]),
    ).join(''),
  ),
  days.map(letter).join(''),
  word(496, 316, '45 days'),
)
