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
  path('solid', 'M0 74H256V80H0zM0 152H256V158H0z') +
    upTo(50)
      .map((n) => {
        const [x, y] = [4 + (n % 25) * 10, n < 25 ? 74 : 152]
        const tall = 38 + ((n * 7) % 5) * 4
        return path(n === 49 ? 'poppy' : n % 4 ? 'tone' : 'light', `M${x} ${y}v-${tall}h8v${tall}z`)
      })
      .join(''),
  [52, 104, 156].map((y) => path('solid', `M0 ${y}H256V${y + 4}H0z`)).join('') +
    upTo(15)
      .map((n) =>
        receiver(6 + (n % 5) * 50, 52 + Math.floor(n / 5) * 52, n === 7 ? 'poppy' : 'light'),
      )
      .join(''),
]

export default frames(wide, high, records, { on: 'deep' })
