import { disc } from '#app/site/drawings/plate/disc.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { waveform } from '#app/site/drawings/waveform.ts'
import { seats } from './long-table-seats.ts'

/** A third of the table, with ten people. */
const third = 390
const board = 150
const shadow = (x: number, y: number, wide: number, high: number) =>
  rect('cast', x + 9, y + 9, wide, high)

/** A parcel from above. */
const parcel = (x: number, y: number, wide: number, high: number, pen = 'tone') =>
  shadow(x, y, wide, high) +
  rect(pen, x, y, wide, high) +
  rect('poppy', x + wide * 0.4, y, wide * 0.2, high) +
  rect('label', x + 6, y + high - 18, wide * 0.3, 12) +
  rect('cut void', x, y, wide, high)

const written = (x: number, y: number, ...widths: number[]) =>
  path('edge', widths.map((width, at) => `M${x} ${y + at * 10}h${width}`).join(''))

const laptop = (x: number, y: number, screen: string) =>
  shadow(x, y, 104, 86) +
  rect('solid', x, y, 104, 50) +
  rect('tone bare', x + 6, y + 6, 92, 40) +
  screen +
  rect('light', x, y + 50, 104, 36) +
  rect('dark bare', x + 10, y + 56, 84, 14) +
  rect('thin', x + 38, y + 74, 28, 10)

/** The objects in front of operators, strategists and creators. */
const things = [
  parcel(24, 18, 76, 56) +
    parcel(116, 30, 48, 44, 'light') +
    shadow(30, 92, 52, 44) +
    rect('solid', 30, 92, 52, 44) +
    rect('label', 36, 98, 40, 14) +
    path('poppy bare', 'M36 118h10v6h-10zM50 118h10v6h-10zM36 127h10v5h-10z') +
    shadow(104, 92, 70, 48) +
    rect('light', 104, 92, 70, 48) +
    written(112, 104, 30, 44, 24) +
    path('cut', 'M154 104l5 5l10 -12') +
    path('cast', disc(229, 53, 27)) +
    path('poppy', disc(222, 46, 27)) +
    path('light', disc(222, 46, 14)) +
    path('edge void', disc(222, 46, 20)) +
    parcel(266, 16, 96, 66) +
    shadow(206, 96, 100, 40) +
    rect('light', 206, 96, 100, 40) +
    path(
      'solid bare',
      Array.from(
        { length: 12 },
        (_, at) => `M${214 + at * 7} 102h${at % 3 ? 3 : 5}v28h-${at % 3 ? 3 : 5}z`,
      ).join(''),
    ) +
    parcel(326, 98, 40, 40, 'light'),
  laptop(
    22,
    24,
    path('blueprint bare', 'M34 66V54h10v12zM50 66V46h10v20zM66 66V40h10v26z') +
      path('poppy bare', 'M82 66V34h10v32z'),
  ) +
    shadow(150, 20, 150, 92) +
    rect('blueprint', 150, 20, 150, 92) +
    `<g stroke="var(--color-sheet)">${path('thin', 'M150 43H300M150 66H300M150 89H300M187 20V112M225 20V112M262 20V112') + path('cut', 'M158 102C190 98 206 84 226 62S262 34 290 30')}</g>` +
    path('poppy', disc(226, 62, 7)) +
    rect('cut void', 150, 20, 150, 92) +
    shadow(22, 124, 224, 14) +
    rect('poppy', 22, 122, 224, 16) +
    path(
      'edge',
      Array.from({ length: 18 }, (_, at) => `M${32 + at * 12} 122v${at % 3 ? 6 : 11}`).join(''),
    ) +
    path('cast', disc(343, 49, 22)) +
    path('light', disc(336, 42, 22)) +
    path('solid', disc(336, 42, 15)) +
    path('edge', 'M356 34h10v16h-10') +
    shadow(318, 82, 46, 54) +
    rect('solid', 318, 82, 46, 54) +
    rect('label', 324, 88, 34, 12) +
    path(
      'label bare',
      Array.from(
        { length: 9 },
        (_, at) => `M${325 + (at % 3) * 12} ${105 + Math.floor(at / 3) * 10}h8v6h-8z`,
      ).join(''),
    ),
  shadow(26, 30, 92, 62) +
    rect('solid', 44, 20, 36, 14) +
    rect('solid', 26, 30, 92, 62) +
    path('light', disc(76, 61, 26)) +
    path('blueprint', disc(76, 61, 18)) +
    path('label bare', disc(69, 54, 5)) +
    rect('poppy bare', 102, 36, 10, 7) +
    shadow(142, 18, 108, 74) +
    rect('light', 142, 18, 108, 74) +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        rect(
          at === 4 ? 'poppy' : at % 2 ? 'tone' : 'solid',
          150 + (at % 3) * 33,
          26 + Math.floor(at / 3) * 32,
          26,
          26,
        ),
      )
      .join('') +
    shadow(30, 108, 150, 30) +
    rect('light', 30, 108, 150, 30) +
    path('cut', waveform({ from: 40, to: 174, y: 123, height: 34, seed: 2, step: 6 })) +
    path('cast', 'M204 142v-26l14 -12h60l12 14v24z') +
    path('blueprint', 'M200 136v-18q0 -12 14 -12h44v30z') +
    path('dark bare', 'M226 136v-30h32v30z') +
    rect('poppy', 258, 112, 16, 18) +
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<g transform="translate(306 86) rotate(${at * 17 - 40})">${rect(['light', 'tone', 'blueprint', 'poppy'][at]!, -11, -66, 22, 66)}</g>`,
      )
      .join('') +
    path('solid', disc(306, 80, 4)) +
    parcel(318, 102, 44, 34),
]

/**
 * How the three sections stand: as one table, one below the other for phones, or two over one for tablets. Where each
 * is, and the size of the drawing.
 */
const rooms = {
  row: { places: [16, 16 + third, 16 + 2 * third].map((x) => [x, 50]), size: [1290, 268] },
  stack: { places: [50, 290, 530].map((y) => [16, y]), size: [490, 742] },
  pyramid: {
    places: [
      [16, 50],
      [62 + third, 50],
      [39 + third / 2, 306],
    ],
    size: [868, 520],
  },
} as const satisfies Record<string, { places: readonly (readonly number[])[]; size: number[] }>

/** One table from above in three sections with ten chairs each, and the chair for the next person. */
export function longTable(room: keyof typeof rooms) {
  const { size } = rooms[room]
  const places = rooms[room].places as [number, number][]
  const isOne = room === 'row'
  const long = isOne ? 3 * third : third
  const ends = isOne ? [0] : [0, 1, 2]
  const [lastX, lastY] = places[2]!
  return sheet(
    { width: size[0], height: size[1] },
    places
      .map(([x, y], at) => `<g transform="translate(${x} ${y})">${seats(at, board).chairs}</g>`)
      .join(''),
    ends
      .map((at) => {
        const [x, y] = places[at]!
        return `<g transform="translate(${x} ${y})">${[
          rect('cast', 18, 18, long, board),
          rect('light', 0, 0, long, board),
          halftone(
            [4, long - 2],
            [board * 0.55, board - 4],
            'blueprint-tint',
            (depth) => 2 + 6 * depth,
          ),
          path('thin', `M0 ${board / 3}H${long}M0 ${(board * 2) / 3}H${long}`),
          rect('cut void', 0, 0, long, board),
        ].join('')}</g>`
      })
      .join(''),
    places
      .map(
        ([x, y], at) =>
          `<g transform="translate(${x} ${y})">${things[at]}${seats(at, board).people}</g>`,
      )
      .join(''),
    // The free chair, pulled out for the next person.
    `<g transform="translate(${lastX + third + 30} ${lastY + 48})">${[
      path('plan', 'M-26 27H-4M56 27H80'),
      path('cast', 'M10 8h16q18 0 18 20v18q0 18 -18 18h-16z'),
      rect('light', 0, 4, 20, 46),
      path('poppy', 'M16 -4h12q20 0 20 20v22q0 20 -20 20h-12z'),
      path('cut void', 'M16 -4h12q20 0 20 20v22q0 20 -20 20h-12z'),
    ].join('')}</g>`,
  )
}
