import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import type { Span, space } from '#app/site/drawings/plate/space.ts'

/** The size of a drawing, and how thick the floor below it is. */
export const [wide, high] = [672, 412]
const thick = 18

/** A multiple of `by` between two bounds. */
const between = ([from, to]: Span, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) - 1 }, (_, n) => from + (n + 1) * by)

/** The floor of a dock, with the joints of its slabs, and rubber bumpers on both edges. */
export const floor = (at: ReturnType<typeof space>, x: Span, y: Span) =>
  [
    path('cast', at.flat(-thick, [x[0] + 20, x[1] + 24], [y[0] - 12, y[1] - 6])),
    solid(at, x, y, [-thick, 0], { lid: 'ground', front: 'light' }),
    path(
      'thin',
      between(x, 60)
        .map((step) => at.line([step, y[0], 0], [step, y[1], 0]))
        .join('') +
        between(y, 60)
          .map((step) => at.line([x[0], step, 0], [x[1], step, 0]))
          .join(''),
    ),
    path(
      'solid bare',
      between([x[0] - 40, x[1] - 44], 60)
        .map((step) => at.left(y[1], [step, step + 30], [-13, -4]))
        .join('') +
        between([y[0] - 40, y[1] - 44], 60)
          .map((step) => at.right(x[1], [step, step + 30], [-13, -4]))
          .join(''),
    ),
  ].join('')
