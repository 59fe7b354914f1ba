import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

/** The position of the warehouse's back corner on the sheet. */
export const origin: Origin = [214, 125]
export const [long, deep, high] = [300, 230, 118]

const at = space(origin, 1)
/** So far from the wall that its doors are seen over the racks. */
const rows = [50, 112, 174]
const [start, pitch] = [26, 34]
const end = start + 4 * pitch

/** Lines get heavier towards the viewer. */
const rack = (y: number) => {
  const isFront = y === rows.at(-1)
  const carton = (level: number, n: number) => {
    const isOurs = y === 112 && level === 1 && n === 2
    const faces = isOurs
      ? { lid: 'poppy', front: 'poppy' }
      : (n + level + y) % 3
        ? {}
        : { front: 'blueprint' }
    const x = start + 2 + n * pitch
    const z = level * 28
    return solid(at, [x, x + 30], [y, y + 28], [z, z + 22], faces, isFront ? 'cut' : 'edge')
  }
  return [
    path('cast', at.flat(0, [end - 4, end + 22], [y, y + 28])),
    ...[0, 1].map(
      (level) =>
        [0, 1, 2, 3].map((n) => carton(level, n)).join('') +
        path('solid', at.left(y + 30, [start - 2, end + 4], [level * 28 + 24, level * 28 + 28])),
    ),
    path(
      isFront ? 'cut' : 'edge',
      [0, 1, 2, 3, 4]
        .map((n) => start - 1 + n * (pitch + 1))
        .map((x) => at.line([x, y + 30, 0], [x, y + 30, 54]))
        .join(''),
    ),
  ].join('')
}

/** Three racks of two levels, and the one carton that was ordered. */
export const racks = rows.map(rack).join('')
