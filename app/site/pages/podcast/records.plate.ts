import { box } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [260, 160]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Growth by 300% as one and four; fifty spines on two shelves; fifteen platforms from one feed. */
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
  path(
    'edge',
    upTo(15)
      .map((n) => `M30 80C110 80 110 ${10 + n * 10} 190 ${10 + n * 10}H236`)
      .join(''),
  ) +
    path(
      'solid bare',
      upTo(15)
        .map((n) => `M236 ${7 + n * 10}h12v6h-12z`)
        .join(''),
    ) +
    path('poppy', disc(20, 80, 16)) +
    path('solid bare', disc(20, 80, 5)),
]

export default frames(wide, high, records, 'deep')
