import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const [wide, high, floor] = [240, 150, 138]
const shelf = path('cut', `M2 ${floor}H238`)

/** One record, and the three pages that are generated from it. */
const listings = [
  path('cast', 'M98 138V34H108V138z'),
  rect('label', 8, 26, 90, 112),
  taped(space([53, 44], 0.62), [0, 36], [0, 36], [0, 30], { lid: 'light', front: 'tone' }),
  path('mark bare', 'M20 100h66v7h-66zM20 113h50v4h-50zM20 123h58v4h-58z'),
  path('plan', 'M98 56H120M120 32V104M120 32H148M120 68H148M120 104H148'),
  [16, 52, 88].map(
    (y, n) =>
      rect('light', 148, y, 84, 30) +
      rect('label bare', 153, y + 5, 20, 20) +
      path('edge', `M182 ${y + 10}h40M182 ${y + 19}h${24 + n * 5}`) +
      (n === 0 ? rect('poppy bare', 153, y + 19, 20, 6) : ''),
  ),
].flat()

/** Each stack of stock with its bid, which is as high as the stack allows. */
const advertising = [
  { x: 10, tall: 4, pen: 'light' },
  { x: 90, tall: 3, pen: 'light' },
  { x: 170, tall: 1, pen: 'poppy' },
].map(({ x, tall, pen }) => {
  const top = floor - tall * 27
  return [
    path('cast', `M${x + 34} ${floor}V${top + 8}h8V${floor}z`),
    Array.from({ length: tall }, (_, n) => {
      const y = floor - (n + 1) * 27
      return (
        rect(n % 2 ? 'light' : 'tone', x, y, 34, 27) +
        rect('poppy bare', x + 14, y, 6, 10) +
        rect('shade bare', x + 25, y, 9, 27) +
        rect('edge void', x, y, 34, 27)
      )
    }).join(''),
    path('edge', `M${x + 54} 20V${floor - 8}`),
    path('thin', [26, 52, 78, 104].map((y) => `M${x + 48} ${y}h12`).join('')),
    rect(pen, x + 43, top + 4, 22, 14),
    path('cut', `M${x + 47} ${top + 11}h14`),
  ].join('')
})

/** Stock that falls to the reorder point and is refilled in time. */
const stock = [
  path('shade bare', 'M8 138V46L88 112V46L168 112V46L232 99V138z'),
  path('cut', 'M8 46L88 112V46L168 112V46L232 99'),
  path('plan', 'M2 90H238'),
  path('edge', 'M8 12V138'),
  path('poppy', disc(61, 90, 7) + disc(141, 90, 7) + disc(221, 90, 7)),
  ...[88, 168].map((x) =>
    taped(space([x, 16], 0.5), [0, 26], [0, 26], [0, 22], { lid: 'light', front: 'tone' }, 'edge'),
  ),
]

/** Three prices of one item, all above their floor. */
const pricing = [
  rect('dark bare', 2, 112, 236, 26),
  path('cut', 'M2 112H238'),
  [14, 90, 166].map(
    (x, n) =>
      path('edge', `M${x + 30} 6V26`) +
      path('cast', `M${x + 60} 46l10 8v56h-10z`) +
      path('label', `M${x} 104V46l18 -20h24l18 20v58z`) +
      path('mark', disc(x + 30, 38, 5)) +
      path('mark bare', `M${x + 10} 58h40v11h-40zM${x + 10} 76h26v4h-26z`) +
      rect('poppy bare', x + 10, 88, n === 1 ? 40 : 26, 7),
  ),
  path('cut', 'M2 6H238'),
].flat()

/** Five working days, each checked; a problem on one of them is answered with evidence. */
const health = [
  path('cast', 'M196 138V30H206V138z'),
  rect('label', 6, 20, 190, 118),
  rect('tone', 6, 20, 190, 22),
  path('edge', [30, 68, 106, 144, 172].map((x) => `M${x} 12v16`).join('')),
  inked(
    'ink',
    path('edge', [44, 82, 120, 158].map((x) => `M${x} 42V138`).join('') + 'M6 90H196'),
    path(
      'cut',
      [25, 63, 101, 139, 177]
        .flatMap((x, n) =>
          [66, 114].map((y, row) => (n === 3 && row === 0 ? '' : `M${x - 9} ${y}l7 8l12 -15`)),
        )
        .join(''),
    ),
  ),
  rect('poppy', 128, 50, 22, 32),
  path('plan', 'M150 60L206 40'),
  path('light', 'M204 26h26l8 8v36h-34z'),
  path('edge', 'M211 42h18M211 50h18M211 58h12'),
]

const yard = space([66, 40], 1)
/** The price of one item, fee by fee, and the margin. */
const profit = [
  { from: 0, to: 34, pen: 'light' },
  { from: 42, to: 72, pen: 'tone' },
  { from: 80, to: 94, pen: 'light' },
  { from: 102, to: 122, pen: 'tone' },
  { from: 138, to: 152, pen: 'poppy' },
].map(
  ({ from, to, pen }) =>
    path('cast', yard.block([from, to], [0, 52], [0, 0]).shadow(10)) +
    solid(
      yard,
      [from, to],
      [0, 52],
      [0, 40],
      { lid: pen === 'poppy' ? pen : 'light', front: pen },
      'edge',
    ) +
    (pen === 'poppy' ? path('cut void', yard.block([from, to], [0, 52], [0, 40]).outline) : ''),
)

/** What is managed, in the order of the copy, each on its shelf. */
export default frames(
  wide,
  high,
  [
    shelf + listings.join(''),
    shelf + advertising.join(''),
    shelf + stock.join(''),
    shelf + pricing.join(''),
    shelf + health.join(''),
    profit.join(''),
  ],
  'deep',
)
