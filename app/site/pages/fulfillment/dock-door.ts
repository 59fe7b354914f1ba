import { path, rect } from '#app/site/drawings/plate/sheet.ts'

/** The opening of a dock's door, seen from inside of the hall. */
export const [left, opening] = [56, 176]
const [lintel, sill] = [36, 142]
const right = left + opening

/** The wall with its door open, dark behind it. */
export const doorway = () =>
  [
    rect('tone', 4, 4, 280, sill - 4),
    path('thin', `M4 ${lintel}H284M4 70H284M4 104H284`),
    rect('light', left - 12, lintel - 4, opening + 24, sill - lintel + 4),
    rect('shade bare', right, lintel, 12, sill - lintel),
    rect('solid', left, lintel, opening, sill - lintel),
  ].join('')

/** The floor inside, with the bumpers of its edge below the door. */
export const dock = () =>
  [
    path('ground bare', `M0 ${sill}H288V168H0z`),
    rect('poppy bare', left, sill, opening, 6),
    path(
      'solid bare',
      Array.from({ length: 9 }, (_, n) => `M${left + n * 20 + 6} ${sill}h9l-6 6h-9z`).join(''),
    ),
    path('cut', `M0 ${sill}H288`),
    path('edge', `M${left} ${sill + 6}H${right}`),
  ].join('')

/** The curtain of the door, down to `bottom`, in the slats that a drum above takes up. */
export const roller = (bottom: number) =>
  [
    rect('light', left, lintel, opening, bottom - lintel),
    path(
      'edge',
      Array.from(
        { length: Math.floor((bottom - lintel) / 9) },
        (_, n) => `M${left} ${lintel + 9 * (n + 1)}h${opening}`,
      ).join(''),
    ),
    path('shade bare', `M${left} ${lintel}h${opening}v12h-${opening - 12}V${bottom}h-12z`),
    rect('solid', left, bottom - 9, opening, 9),
    path(
      'poppy bare',
      Array.from({ length: 9 }, (_, n) => `M${left + 1 + n * 20} ${bottom - 1}h9l6 -7h-9z`).join(
        '',
      ),
    ),
    rect('light', left - 18, lintel - 12, opening + 36, 14),
    rect('shade bare', left - 18, lintel - 4, opening + 36, 6),
    path('cut void', `M${left - 18} ${lintel - 12}h${opening + 36}v14h-${opening + 36}z`),
  ].join('')
