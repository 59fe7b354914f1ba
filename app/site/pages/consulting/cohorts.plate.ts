import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { days, field, groups, origin } from './cohort-groups.ts'

const [width, depth] = [days.length * field.width, groups.length * field.depth]
const table = space(origin, 1)
const { flat, right, line } = table
const late = { lid: 'poppy', front: 'poppy', side: 'poppy' }
const read = { front: 'blueprint' }

/** The position of a cohort's block for a day. */
function place(group: number, day: number) {
  const [x, y] = [day * field.width + 14, group * field.depth + 8]
  return [
    [x, x + 38],
    [y, y + 33],
  ] as const
}

function column(group: number, day: number, height: number) {
  const [x, y] = place(group, day)
  const newest = group > 2
  const rings = Array.from({ length: Math.floor(height / 17) }, (_, n) =>
    line([x[0], y[1], (n + 1) * 15], [x[1], y[1], (n + 1) * 15]),
  )
  return [
    path('cast', flat(0, [x[1], x[1] + 26], y)),
    solid(table, x, y, [0, height * 0.86], newest ? late : day === 2 ? read : {}, 'cut'),
    newest ? path('shade bare', right(x[1], y, [0, height * 0.86])) : '',
    path('thin', rings.join('')),
  ].join('')
}

/** Cohorts of buyers as blocks on one table: each new one is worth less. Future values are drawn as planned. */
export default sheet(
  { width: 560, height: 330 },
  solid(table, [0, width], [0, depth], [-14, 0], { front: 'solid' }, 'cut'),
  path(
    'thin',
    days.map((_, day) => line([day * field.width, 0, 0], [day * field.width, depth, 0])).join('') +
      groups
        .map((_, group) => line([0, group * field.depth, 0], [width, group * field.depth, 0]))
        .join(''),
  ),
  groups
    .map((spent, group) =>
      days
        .map((_, day) =>
          spent[day] ? column(group, day, spent[day]) : path('plan', flat(0, ...place(group, day))),
        )
        .join(''),
    )
    .join(''),
)
