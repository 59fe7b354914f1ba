import { page } from '#content/pages/portfolio.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'

/** The area of one mark, and the pieces it stands for. */
const [wide, high, pieces] = [40, 46, 10]

type Mark = { outline: string; details: string }

/** In the order of the counts. */
const marks: Mark[] = [
  // A bottle.
  {
    outline: 'M9 40V20Q9 13 15 11V4H25V11Q31 13 31 20V40z',
    details: rect('ground bare', 9, 23, 22, 9),
  },
  // An advertisement: picture and button.
  {
    outline: 'M5 5H35V40H5z',
    details:
      path('ground bare', `${disc(24, 14, 4)}M9 27l8 -10l9 10z`) +
      rect('ground bare', 9, 31, 15, 5),
  },
  // A frame of film.
  {
    outline: 'M3 8H37V38H3z',
    details: path(
      'ground bare',
      `M15 16v14l12 -7z${[5, 12, 19, 26, 33].map((x) => `M${x} 10h3v3h-3zM${x} 33h3v3h-3z`).join('')}`,
    ),
  },
  // A microphone.
  {
    outline: 'M13 11q0 -7 7 -7t7 7v11q0 7 -7 7t-7 -7z',
    details: path('cut', 'M8 19v3q0 12 12 12t12 -12v-3M20 34v6M13 41h14'),
  },
]

/** Each count as marks of ten pieces in rows of this many; the last mark is poppy, and a planned one follows. */
export function piecesInRows(columns: number) {
  const place = (at: number) =>
    `translate(${(at % columns) * wide} ${Math.floor(at / columns) * high})`
  const most = Math.max(...page.counts.items.map(({ amount = 0 }) => amount)) / pieces
  return frames(
    wide * columns,
    high * Math.ceil((most + 1) / columns),
    page.counts.items.map(({ amount = 0 }, kind) => {
      const { outline, details } = marks[kind]!
      const made = amount / pieces
      const each = (at: number) => `<use href="#piece${kind}" transform="${place(at)}"/>`
      return [
        `<defs><g id="piece${kind}">${path('solid bare', outline)}${details}</g></defs>`,
        Array.from({ length: made - 1 }, (_, at) => each(at)).join(''),
        `<g transform="${place(made - 1)}">${path('poppy bare', outline)}${inked('poppy', details)}</g>`,
        `<g transform="${place(made)}">${path('plan', outline)}</g>`,
      ].join('')
    }),
    'deep',
  )
}
