import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { casting, ofBlock, ofRound } from './casting.ts'
import { block, origin } from './table.ts'

const ring = (radius: number) => `M0 ${-radius}a${radius} ${radius} 0 1 1 -.1 0z`

/** The camera, its lens towards the table. */
export const studio = [
  casting(ofBlock([2, 90], [22, 58], 34)),
  block([2, 22, 0], [88, 36, 58]),
  block([26, 28, 58], [40, 26, 15], 'light'),
  cylinder({ origin, at: [78, 40, 58], radius: 7, height: 7, wall: 'poppy', lid: 'poppy' }),
  on('front', origin, [2, 58, 58], path('solid', 'M0 10h88v36h-88z')),
  ...Array.from({ length: 15 }, (_, step) =>
    on(
      'front',
      origin,
      [44, 58 + step * 2, 31],
      path(step % 5 === 4 ? 'solid bare' : 'tone bare', ring(25)),
    ),
  ),
  on(
    'front',
    origin,
    [44, 88, 31],
    path('light cut', ring(25)),
    path('solid', ring(18)),
    path('blueprint bare', ring(11)),
    path('light bare', 'M-6 -8a5 5 0 1 1 -.1 0z'),
  ),
]

const waves = [12, 26, 40, 22, 34, 16, 30, 44, 20, 10]

/** The microphone and a waveform. */
export const podcast = [
  casting(ofRound([50, 38], 24, 14), ofRound([50, 38], 17, 46)),
  on(
    'lid',
    origin,
    [4, 74, 0],
    path(
      'solid bare',
      waves.map((height, n) => `M${n * 10} ${-height / 4}h5v${height / 2}h-5z`).join(''),
    ),
  ),
  cylinder({ origin, at: [50, 38, 0], radius: 24, height: 8 }),
  cylinder({ origin, at: [50, 38, 8], radius: 4, height: 16, wall: 'solid' }),
  cylinder({ origin, at: [50, 38, 22], radius: 17, height: 26 }),
  cylinder({ origin, at: [50, 38, 32], radius: 18, height: 7, wall: 'poppy', lid: 'poppy' }),
  cylinder({ origin, at: [50, 38, 48], radius: 19, height: 6, wall: 'solid', lid: 'solid' }),
  `<g transform="translate(130.400 64)">${path('light', 'M-22 0V-22A22 24 0 0 1 22 -22V0A22 12 0 0 1 -22 0z')}${path('thin', 'M-22 -6A22 12 0 0 0 22 -6M-22 -13A22 12 0 0 0 22 -13M-22 -20A22 12 0 0 0 22 -20M-12 10V-42M0 12V-46M12 10V-42')}${path('dark bare', 'M5 12V-46A22 24 0 0 1 22 -22V0A22 12 0 0 1 5 12z')}${path('cut void', 'M-22 0V-22A22 24 0 0 1 22 -22V0A22 12 0 0 1 -22 0z')}</g>`,
]

/** A storefront on a screen, and on the phone on which the purchase is made. */
export const web = [
  casting(ofBlock([0, 94], [22, 32], 44), ofBlock([60, 90], [82, 89], 30)),
  block([0, 22, 0], [94, 10, 82]),
  on(
    'front',
    origin,
    [0, 32, 82],
    path('solid', 'M0 0h94v12h-94z'),
    path('poppy bare', 'M5 4h4v4h-4z'),
    path('tone', 'M8 20h36v50h-36z'),
    path('blueprint bare', 'M20 34h12v6l5 6v20h-22v-20l5 -6z'),
    path('poppy bare', 'M20 28h12v6h-12z'),
    path('solid bare', 'M52 24h34v6h-34zM52 36h26v3h-26zM52 43h30v3h-30z'),
    path('poppy', 'M52 54h34v14h-34z'),
  ),
  block([60, 82, 0], [30, 7, 56], 'solid'),
  on(
    'front',
    origin,
    [60, 89, 56],
    path('label', 'M3 5h24v45h-24z'),
    path('blueprint bare', 'M7 9h16v16h-16z'),
    path('solid bare', 'M7 29h14v3h-14z'),
    path('poppy bare', 'M7 38h16v8h-16z'),
  ),
]
