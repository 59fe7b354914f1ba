import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { browser } from './things.ts'

const foot = 186

/** A cylinder of the press, seen at its end: lit from the left, with its axle. */
const roller = (x: number, y: number, radius: number, pen: string) =>
  [
    path(pen, disc(x, y, radius)),
    path(
      'dark bare',
      `M${x + radius * 0.26} ${y - radius * 0.96}A${radius} ${radius} 0 0 1 ${x + radius * 0.26} ${y + radius * 0.96}A${radius * 1.5} ${radius * 1.5} 0 0 0 ${x + radius * 0.26} ${y - radius * 0.96}z`,
    ),
    path('cut void', disc(x, y, radius)),
    path('light', disc(x, y, radius * 0.34)),
    path('solid bare', disc(x, y, 3.5)),
  ].join('')

/** The price tag, with its hole and no figure. */
export const tag = (x: number, y: number, scale: number, pen: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path(pen, 'M0 12L12 0H54V24H12z')}${path('label', disc(13, 12, 3.5))}${path('cut', 'M24 12H44')}</g>`

/** The stock: so many boxes. */
export const count = (x: number, y: number, size: number, pen: string) =>
  path(
    pen,
    [0, 1, 2, 3, 4].map((n) => `M${x + n * (size + 4)} ${y}h${size}v${size}h${-size}z`).join(''),
  )

const unit = (x: number, pen: string) =>
  [
    // The duct of ink from the cabinet above
    rect('solid', x - 6, 40, 12, 26),
    path(pen, `M${x - 20} 52h40l-10 20h-20z`),
    roller(x, 84, 15, 'tone'),
    roller(x, 118, 25, pen),
    roller(x, 164, 17, 'light'),
  ].join('')

/** A press: one cabinet feeds it with the count and the price, and the paper becomes the page. */
export const press = [
  path('cast', `M36 ${foot + 2}h270l34 14H62z`),
  path('cast', `M392 ${foot}l30 14H300l-14 -14z`),
  // The frame behind
  cabinet({ at: [108, foot], size: [164, 150], back: [14, 8], fill: 'tone' }),
  rect('shade bare', 246, 36, 26, 150),
  // The cabinet with its two lamps
  cabinet({ at: [108, 42], size: [164, 32], back: [14, 8], fill: 'solid', lid: 'light' }),
  count(122, 20, 10, 'light bare'),
  tag(212, 15, 0.86, 'poppy'),
  // The roll, and the paper that runs through
  roller(54, 140, 40, 'light'),
  path('thin', disc(54, 140, 32) + disc(54, 140, 25) + disc(54, 140, 19)),
  path('solid', `M44 ${foot}l6 -42h8l6 42z`),
  path('cut', 'M85 115L112 145'),
  unit(152, 'blueprint'),
  unit(228, 'poppy'),
  path('light', 'M112 143H286v5H112z'),
  path('solid bare', `M108 ${foot - 6}h164v6h-164z`),
  path('cut', `M0 ${foot}H432`),
  // The page comes out
  path('solid', `M312 176h10v10h-10zM392 176h10v10h-10z`),
  path('light', 'M286 143H304v5H286z'),
  browser(300, 24, 112, 152),
  rect('solid', 294, 174, 124, 5),
  path('plan', 'M310 48h92v58h-92zM310 48l92 58M402 48l-92 58'),
  count(311, 118, 10, 'blueprint'),
  tag(311, 140, 0.92, 'poppy'),
  path('edge', 'M372 146h28M372 156h20'),
].join('')
