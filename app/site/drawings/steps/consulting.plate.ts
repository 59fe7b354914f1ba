import { box } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { strip } from './strip.ts'

/** The ground from its back edge to its front edge, where it is cut; and the depth at which objects stand on it. */
const ground = { far: 132, near: 184, standing: 172 }
const { far, near, standing } = ground

const staff = (x: number, foot: number) =>
  path('cast', `M${x + 12} ${foot}l22 -12v-8l-22 10z`) +
  path('light', `M${x} ${foot - 112}h12v112h-12z`) +
  path(
    'solid bare',
    Array.from(
      { length: 7 },
      (_, n) => `M${x} ${foot - 112 + n * 16}h${n % 2 ? 12 : 6}v8h-${n % 2 ? 12 : 6}z`,
    ).join(''),
  )

/** The width of a column. Its front corner is at `x`. */
const foot = 34
const over = (x: number) => space([x, standing - foot], 1)
const column = (x: number, tall: number, lid?: string) =>
  box({
    origin: [x, standing - foot],
    size: [foot, foot, tall],
    cast: 26,
    faces: lid ? { lid, front: lid } : {},
  })
const planned = (x: number, tall: number) => {
  const { lid, front, side } = over(x).block([0, foot], [0, foot], [0, tall])
  return path('plan', lid + front + side)
}

/** Measured, planned, marked out, and built: the four steps share the same ground. */
export default strip(
  'paper',
  path('ground bare', `M0 ${far}H360V${near}H0z`) +
    path('thin', `M0 ${far}H360`) +
    path('tone bare', `M0 ${near}H360V200H0z`) +
    path('shade bare', `M0 ${near}H360V200H0z`) +
    path('cut', `M0 ${near}H360`),
  // The level and its reading: one place is lower.
  path('ground bare', `M184 ${near - 3}C206 186 206 200 236 200S266 186 292 ${near - 3}z`) +
    path('cut', `M184 ${near}C206 186 206 200 236 200S266 186 292 ${near}`) +
    path('plan', 'M86 68H348') +
    path('edge', `M70 84L44 ${near}M70 84V${standing}M70 84L98 ${near}`) +
    path('solid', 'M46 56h44v24h-44z') +
    path('blueprint', 'M90 60h14v16h-14z') +
    path('poppy', disc(62, 68, 6)) +
    staff(146, 176) +
    staff(230, 198) +
    staff(312, 176),
  // The plan, weighted down, with its 90 days.
  path('cast', 'M52 168L320 168L344 150L92 150z') +
    path('light', 'M40 40H308V160H40z') +
    path('thin', 'M40 70H308M40 100H308M40 130H308M100 40V160M160 40V160M220 40V160') +
    path('blueprint bare', 'M52 50h84v12h-84zM112 80h92v12h-92z') +
    path('poppy bare', 'M172 110h108v12h-108z') +
    path('solid', 'M40 140h89v12h-89zM218 140h90v12h-90z') +
    path('cut void', 'M40 40H308V160H40z') +
    path('solid', disc(40, 40, 8) + disc(308, 40, 8)) +
    path('edge', 'M250 28l44 -20l8 12l-44 22l-14 2z'),
  // Two crews at one column, the scaffold behind it.
  path('edge', 'M128 158V34M232 158V34M128 96H232M128 132H232M128 158L232 96M232 158L128 96') +
    path('solid', 'M120 58H240V64H120z') +
    path('edge', 'M128 40H232') +
    column(180, 66) +
    path('cast', 'M96 180l30 -16h30l-30 16zM248 180l30 -16h30l-30 16z') +
    path('light', 'M84 180V144a18 18 0 0 1 36 0V180zM240 180V144a18 18 0 0 1 36 0V180z') +
    path('shade', 'M104 180V126a18 18 0 0 1 16 18V180zM260 180V126a18 18 0 0 1 16 18V180z') +
    path('blueprint', disc(102, 110, 14)) +
    path('poppy', disc(258, 110, 14)) +
    path('solid bare', 'M86 106a16 16 0 0 1 32 0h6v5h-44v-5zM242 106a16 16 0 0 1 32 0h6v5h-44v-5z'),
  // Completed, and being extended.
  column(58, 44) +
    column(126, 70) +
    column(194, 98, 'poppy') +
    planned(262, 126) +
    path('edge', `M318 ${standing - foot / 2}V${standing - foot / 2 - 126}m-6 0h12m-12 126h12`),
)
