import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'

type Space = ReturnType<typeof space>
/** Draws a system on its plinth, whose back corner is at `x` and `y`; `side` is the pen of walls that face right. */
type System = (at: Space, x: number, y: number, side?: string) => string

/** The plinth that all systems stand on. */
export const [wide, deep] = [54, 44]
const foot = 9

/** A shop, with an awning over its window and door. */
const shop: System = (at, x, y, side) => {
  const [wall, edge, count] = [y + 32, y + 44, 6]
  const stripe = (n: number) => x + 1 + (n * 52) / count
  return [
    solid(at, [x + 3, x + 51], [y + 3, wall], [foot, 62], { front: 'tone', side }),
    solid(at, [x + 9, x + 45], [y + 9, wall - 6], [62, 66], { front: 'light', side }, 'edge'),
    path('solid', at.left(wall, [x + 33, x + 45], [foot, 34])),
    path('light', at.left(wall, [x + 8, x + 27], [16, 34])),
    path('cast bare', at.left(wall, [x + 3, x + 51], [25, 38])),
    path(
      'light',
      at.face([x + 53, wall, 54], [x + 53, edge, 43], [x + 53, edge, 37], [x + 53, wall, 37]),
    ),
    path(
      'dark bare',
      at.face([x + 53, wall, 54], [x + 53, edge, 43], [x + 53, edge, 37], [x + 53, wall, 37]),
    ),
    ...Array.from({ length: count }, (_, n) => {
      const [from, to] = [stripe(n), stripe(n + 1)]
      return path(
        n % 2 ? 'light' : 'poppy',
        at.face(
          [from, wall, 54],
          [to, wall, 54],
          [to, edge, 43],
          [to, edge, 37],
          [from, edge, 37],
          [from, edge, 43],
        ),
      )
    }),
  ].join('')
}

/** Stock: a rack of two shelves with parcels. */
const rack: System = (at, x, y, side) => {
  const [left, right, back, front] = [x + 3, x + 51, y + 5, y + 39]
  const post = (px: number, py: number) => at.line([px, py, foot], [px, py, 66])
  const shelf = (z: number) =>
    solid(
      at,
      [left, right],
      [back, front],
      [z, z + 4],
      { front: 'blueprint', side: 'solid' },
      'edge',
    )
  return [
    path('cut', post(left, back) + post(right, back)),
    taped(at, [left + 4, left + 22], [back + 6, front - 4], [foot, foot + 18], { side }),
    taped(at, [left + 26, left + 43], [back + 6, front - 4], [foot, foot + 13], {
      front: 'blueprint',
      side,
    }),
    shelf(36),
    taped(at, [left + 3, left + 19], [back + 6, front - 4], [40, 54], { front: 'blueprint', side }),
    taped(at, [left + 24, left + 43], [back + 6, front - 4], [40, 60], { side }),
    path('cut', post(left, front) + post(right, front)),
  ].join('')
}

/** Orders: a clipboard that stands upright. */
const clipboard: System = (at, x, y) => {
  const [from, to, face] = [x + 6, x + 48, y + 28]
  return [
    solid(at, [from, to], [y + 18, face], [foot, 84], { front: 'blueprint', side: 'solid' }),
    path('light', at.left(face, [from + 5, to - 5], [foot + 6, 74])),
    path(
      'edge',
      [58, 46, 34].map((z) => at.line([from + 20, face, z], [to - 10, face, z])).join('') +
        at.line([from + 20, face, 22], [to - 18, face, 22]),
    ),
    path(
      'solid bare',
      [54, 42, 30, 18].map((z) => at.left(face, [from + 9, from + 16], [z, z + 8])).join(''),
    ),
    solid(
      at,
      [from + 12, to - 12],
      [y + 18, face + 4],
      [77, 86],
      { lid: 'poppy', front: 'poppy', side: 'solid' },
      'edge',
    ),
  ].join('')
}

/** The books: three ledgers, one on another. */
const ledgers: System = (at, x, y, side) => {
  const [thick, board] = [17, 4]
  const books = (['solid', 'blueprint', 'poppy'] as const).map((cover, n) => {
    const [z, inset] = [foot + n * thick, n === 1 ? 4 : 0]
    const [from, to, back, front] = [x + 2 + inset, x + 51, y + 3, y + 41 - inset]
    const pages = [z + board, z + thick - board] as const
    return [
      solid(at, [from, to], [back, front], [z, z + thick], {
        lid: cover,
        front: cover,
        side: cover,
      }),
      path(
        'light bare',
        at.left(front, [from + 1, to - 1], pages) + at.right(to, [back + 1, front - 1], pages),
      ),
      path(side ?? 'dark bare', at.right(to, [back + 1, front - 1], pages)),
    ].join('')
  })
  const top = foot + 3 * thick
  return [
    ...books,
    path('light', at.flat(top, [x + 10, x + 30], [y + 10, y + 34])),
    path(
      'edge',
      at.line([x + 16, y + 16, top], [x + 16, y + 28, top]) +
        at.line([x + 23, y + 16, top], [x + 23, y + 24, top]),
    ),
  ].join('')
}

/** The carrier: a truck. */
const truck: System = (at, x, y, side) => {
  const [back, wall] = [y + 6, y + 38]
  const wheel = (along: number) =>
    path('solid', at.wheel([x + along, wall + 2, foot + 7], 7)) +
    path('light', at.wheel([x + along, wall + 2, foot + 7], 2.5))
  return [
    solid(
      at,
      [x - 2, x + 52],
      [back, wall],
      [foot + 5, foot + 10],
      { front: 'solid', side: 'solid' },
      'edge',
    ),
    solid(at, [x - 2, x + 33], [back, wall], [foot + 10, 56], { front: 'blueprint', side }),
    path(
      'light bare',
      at.left(wall, [x + 4, x + 27], [32, 38]) + at.left(wall, [x + 4, x + 18], [43, 47]),
    ),
    solid(at, [x + 35, x + 53], [back, wall], [foot + 6, 42], { side }),
    path('solid', at.left(wall, [x + 39, x + 49], [29, 38])),
    path('light', at.right(x + 53, [back + 4, wall - 4], [28, 38])),
    wheel(9),
    wheel(42),
  ].join('')
}

const systems = { shop, rack, clipboard, ledgers, truck }
export type SystemName = keyof typeof systems

/** A system on its plinth, and its shadow. */
export function standing(name: SystemName, at: Space, x: number, y: number, side?: string) {
  const length = name === 'clipboard' || name === 'rack' ? 30 : 22
  return [
    path('cast', at.flat(0, [x + wide, x + wide + length], [y - 6, y + deep - 8])),
    solid(at, [x, x + wide], [y, y + deep], [0, foot], { front: 'light', side: 'solid' }, 'edge'),
    systems[name](at, x, y, side),
  ].join('')
}
