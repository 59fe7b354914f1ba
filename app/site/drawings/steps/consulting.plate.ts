import { box } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const staff = (x: number, tall: number) =>
  path('light', `M${x} ${176 - tall}h12v${tall}h-12z`) +
  path(
    'solid bare',
    Array.from(
      { length: Math.floor(tall / 16) },
      (_, n) => `M${x} ${176 - tall + n * 16}h${n % 2 ? 12 : 6}v8h-${n % 2 ? 12 : 6}z`,
    ).join(''),
  )
const column = (x: number, tall: number, lid?: string) =>
  box({
    origin: [x, 142 - tall],
    at: [0, 0, -tall],
    size: [34, 34, tall],
    cast: 26,
    faces: lid ? { lid, front: lid } : {},
  })

/** Sounded, planned, pegged out together, and built on: the same ground under all four. */
export default strip(
  'paper',
  path('tone bare', 'M0 176H360V196H0z') +
    path('shade bare', 'M0 176H360V196H0z') +
    path('cut', 'M0 176H360'),
  // The level, and what it reads: one place lies deeper.
  path('light', 'M176 176C200 176 206 200 236 200S270 176 300 176z') +
    path('cut', 'M176 176C200 176 206 200 236 200S270 176 300 176') +
    path('plan', 'M86 68H348') +
    path('edge', 'M70 84L44 176M70 84V176M70 84L98 176') +
    path('solid', 'M46 56h44v24h-44z') +
    path('blueprint', 'M90 60h14v16h-14z') +
    path('poppy', disc(62, 68, 6)) +
    staff(146, 116) +
    staff(230, 96) +
    path('poppy bare', 'M224 182h24l-12 14z') +
    staff(312, 116),
  // The plan, weighted down, with its ninety days.
  path('cast', 'M52 168L320 168L344 150L92 150z') +
    path('light', 'M40 40H308V160H40z') +
    path('thin', 'M40 70H308M40 100H308M40 130H308M100 40V160M160 40V160M220 40V160') +
    path('blueprint bare', 'M52 50h84v12h-84zM112 80h92v12h-92z') +
    path('poppy bare', 'M172 110h108v12h-108z') +
    path('solid', 'M40 140h89v12h-89zM218 140h90v12h-90z') +
    path('cut void', 'M40 40H308V160H40z') +
    path('solid', disc(40, 40, 8) + disc(308, 40, 8)) +
    path('edge', 'M250 28l44 -20l8 12l-44 22l-14 2z'),
  // Two crews at one column.
  column(160, 70) +
    path('edge', 'M128 176V64M232 176V64M128 96H232M128 136H232M128 176L232 136M232 176L128 136') +
    path('light', 'M86 176V140a18 18 0 0 1 36 0V176zM238 176V140a18 18 0 0 1 36 0V176z') +
    path('shade', 'M106 176V122a18 18 0 0 1 16 18V176zM258 176V122a18 18 0 0 1 16 18V176z') +
    path('blueprint', disc(104, 106, 14)) +
    path('poppy', disc(256, 106, 14)) +
    path('solid bare', 'M88 102a16 16 0 0 1 32 0h6v5h-44v-5zM240 102a16 16 0 0 1 32 0h6v5h-44v-5z'),
  // Standing, and going on.
  column(70, 56) +
    column(140, 84) +
    column(210, 114, 'poppy') +
    path('plan', 'M262 176V40H318V176') +
    path('plan', 'M262 40L290 24L318 40') +
    path('edge', 'M330 176V24M324 24h12M324 176h12'),
)
