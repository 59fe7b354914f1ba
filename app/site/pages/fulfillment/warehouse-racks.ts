import { box, face } from '#app/site/drawings/plate/box.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { isoPath, type Origin } from '#app/ui/drawing/isometric.ts'

/** The position of the warehouse's back corner on the sheet. */
export const origin: Origin = [214, 111]
const rows = [22, 86, 150]

const rack = (y: number) =>
  [0, 1]
    .map(
      (level) =>
        [0, 1, 2, 3]
          .map((n) => {
            const isOurs = y === 86 && level === 1 && n === 2
            return box({
              origin,
              at: [36 + n * 34, y, level * 28],
              size: [30, 28, 22],
              cast: level || n < 3 ? 0 : 26,
              faces: isOurs
                ? { lid: 'poppy', front: 'poppy' }
                : (n + level + y) % 3
                  ? {}
                  : { front: 'blueprint' },
            })
          })
          .join('') +
        path(
          'solid',
          face(
            origin,
            [32, y + 30, level * 28 + 24],
            [174, y + 30, level * 28 + 24],
            [174, y + 30, level * 28 + 28],
            [32, y + 30, level * 28 + 28],
          ),
        ),
    )
    .join('') +
  path(
    'edge',
    [32, 68, 102, 138, 174]
      .map((x) =>
        isoPath(
          [
            [x, y + 30, 0],
            [x, y + 30, 54],
          ],
          origin,
        ),
      )
      .join(''),
  )

/** Three racks of two levels, and the one carton that was ordered. */
export const racks = rows.map(rack).join('')
