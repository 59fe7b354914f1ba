import { box } from '#app/site/drawings/plate/box.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [260, 160]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A radio on a shelf, its aerial up. */
const receiver = (x: number, y: number, pen: string) =>
  [
    path('edge', `M${x + 34} ${y - 30}l6 -14`),
    cabinet({ at: [x, y], size: [38, 30], back: [5, 3], fill: pen, outline: 'edge' }),
    path('solid', disc(x + 12, y - 15, 9)),
    path('ground', disc(x + 12, y - 15, 4)),
    path('edge', `M${x + 26} ${y - 23}h7`),
    path('label', disc(x + 30, y - 10, 3.5)),
  ].join('')

/** A board on the wall: its lid runs back to the right, its shadow is on the wall below. */
const board = (y: number, thick = 5) =>
  [
    path('cast', `M10 ${y + thick}H258V${y + thick + 9}H22z`),
    path('light', `M0 ${y}l8 -6H258l-8 6z`),
    path('solid', `M0 ${y}H250V${y + thick}H0zM250 ${y}l8 -6v${thick}l-8 6z`),
  ].join('')

/** The spine of an episode's box with its label, and its lid. */
const spine = (x: number, y: number, tall: number, n: number) => {
  const pen = n === 49 ? 'poppy' : n % 4 ? 'tone' : 'light'
  return [
    path(pen, `M${x} ${y}v${-tall}h8v${tall}z`),
    path('light', `M${x} ${y - tall}l4 -4h8l-4 4z`),
    path('ground bare', `M${x + 2} ${y - tall + 7}h4v11h-4z`),
  ].join('')
}

/** Growth by 300% as one and four; fifty spines on two shelves; fifteen receivers tuned to one feed. */
const records = [
  box({ origin: [56, 112], size: [36, 36, 26], cast: 20 }) +
    upTo(4)
      .map((n) =>
        box({
          origin: [160, 112],
          at: [0, 0, n * 26],
          size: [36, 36, 26],
          cast: n ? 0 : 26,
          faces: n ? { lid: 'poppy', front: 'poppy' } : {},
        }),
      )
      .join('') +
    path('plan', 'M6 112H254') +
    path('edge', 'M226 34V112M220 34h12M220 112h12'),
  [74, 152].map((y) => board(y)).join('') +
    upTo(50)
      .map((n) => spine(4 + (n % 25) * 9.8, n < 25 ? 74 : 152, 38 + ((n * 7) % 5) * 4, n))
      .join(''),
  [52, 104, 156].map((y) => board(y, 4)).join('') +
    upTo(15)
      .map((n) =>
        receiver(6 + (n % 5) * 50, 52 + Math.floor(n / 5) * 52, n === 7 ? 'poppy' : 'light'),
      )
      .join(''),
]

export default frames(wide, high, records, { on: 'deep' })
