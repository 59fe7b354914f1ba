import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const floor = space([164, 214], 1)
const { flat, line, left } = floor

/** Days along the ruler: 90 of them, four units each. */
const day = (days: number) => days * 4 - 110
const start = 100
const risen = 138

/** A column of 64 by 64, centered on its day. */
const column = (days: number, from: number, to: number, faces = {}) =>
  solid(floor, [day(days) - 32, day(days) + 32], [-64, 0], [from, to], faces)

/** Return on ad spend before, and 38 % above it on day 45 of the plan's ruler, to scale. */
export const roas = [
  path(
    'cast',
    flat(0, [day(0) + 32, day(0) + 100], [-64, -10]) +
      flat(0, [day(45) + 32, day(45) + 130], [-64, -10]),
  ),
  path('cast', flat(0, [day(0) + 20, day(90) + 26], [66, 78])),
  column(0, 0, start),
  path('plan', line([day(0) + 32, 0, start], [day(45) - 32, 0, start])),
  column(45, 0, start),
  column(45, start, risen, { lid: 'poppy', front: 'poppy', side: 'poppy' }),
  path('shade', floor.right(day(45) + 32, [-64, 0], [start, risen])),
  // The increase as a dimension.
  path(
    'edge',
    line([day(45) + 32, -94, start], [day(45) + 32, -94, risen]) +
      line([day(45) + 32, -74, start], [day(45) + 32, -104, start]) +
      line([day(45) + 32, -74, risen], [day(45) + 32, -104, risen]),
  ),
  // The plan's ruler: planned, inked, scaled.
  path('light', flat(12, [day(0), day(30)], [28, 66])),
  path('shade', flat(12, [day(0), day(30)], [28, 66])),
  path('solid', flat(12, [day(30), day(60)], [28, 66])),
  path('blueprint', flat(12, [day(60), day(90)], [28, 66])),
  path('tone', left(66, [day(0), day(90)], [0, 12])),
  path('solid', floor.right(day(90), [28, 66], [0, 12])),
  path(
    'thin',
    Array.from({ length: 19 }, (_, n) =>
      line([day(n * 5), 66, 12], [day(n * 5), 66, n % 6 ? 6 : 0]),
    ).join(''),
  ),
  path('cut void', floor.block([day(0), day(90)], [28, 66], [0, 12]).outline),
  path('poppy', flat(12, [day(45) - 4, day(45) + 4], [0, 72])),
].join('')
