import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { callouts, radius, size } from './callouts.ts'

/** The page is slightly offset on the blueprint that it was built from. */
const blueprint = [
  rect('blueprint bare', 62, 30, 324, 714),
  inked(
    'plan',
    path('thin', Array.from({ length: 17 }, (_, n) => `M${72 + n * 20} 30V744`).join('')),
    path('thin', Array.from({ length: 36 }, (_, n) => `M62 ${38 + n * 20}H386`).join('')),
    path('edge void', 'M62 30H386V744H62z'),
  ),
]

const head = [
  rect('solid', 84, 14, 300, 28),
  path('poppy bare', disc(100, 28, 4.5)),
  path('light bare', disc(115, 28, 4.5) + disc(130, 28, 4.5)),
  rect('light bare', 146, 21, 196, 14),
  rect('tone bare', 152, 25, 90, 6),
  // The logo, the navigation in words, search and cart
  path('solid', 'M100 54h12l7 8l-7 8h-12z'),
  path('cut', 'M136 62h26M178 62h34M228 62h22M266 62h28'),
  path('poppy bare', 'M176 70h38v4h-38z'),
  path('edge', `${disc(329, 61, 6)}M333 66l5 5`),
  path('edge', 'M350 55h5l4 13h13l3 -9h-18'),
  path('solid bare', disc(361, 72, 2) + disc(370, 72, 2)),
  path('edge', 'M84 82H384'),
]

/** The product with real content: a picture, its name, price, delivery date, and how to return it. */
const goods = [
  rect('tone', 98, 96, 128, 152),
  path('light bare', 'M98 206L226 190V248H98z'),
  path('edge', 'M98 206L226 190'),
  bottle(160, 236, 0.86),
  [0, 1, 2, 3].map((n) => rect(n ? 'light' : 'tone', 98 + n * 33, 256, 29, 29)).join(''),
  bottle(112, 282, 0.15),
  path('edge', 'M138 280l7 -14l8 14zM170 262h14v17h-14zM205 276h17M205 270h9'),
  path('cut void', 'M98 256h29v29h-29z'),
  rect('solid bare', 242, 98, 126, 12),
  rect('solid bare', 242, 116, 84, 12),
  path('thin', 'M242 142h120M242 150h98'),
  rect('solid bare', 242, 164, 58, 18),
  path('thin', 'M310 173h36'),
  path('blueprint', disc(251, 203, 8)),
  path('solid', disc(275, 203, 8)),
  path('poppy', disc(299, 203, 8)),
  path('cut void', disc(251, 203, 12)),
  path('edge', 'M242 228h16v11h-16zM258 228h7l5 5v6h-12M282 234h72'),
  path('solid bare', disc(247, 241, 3) + disc(264, 241, 3)),
  path('edge', 'M242 254h17v12h-17zM242 254l8.5 7l8.5 -7M282 260h58'),
  path('cast', 'M248 301h124v-21h7v28h-131z'),
  rect('poppy', 242, 276, 130, 25),
  rect('light bare', 268, 285, 78, 7),
]

/** A section that can be removed and placed elsewhere. */
const sections = [
  path('edge', 'M84 312H384'),
  `<g stroke-dasharray="5 4" stroke-linecap="butt">${rect('edge', 98, 326, 274, 58)}</g>`,
  path('cast', 'M60 400h250v-52h9v61h-259z'),
  rect('light', 50, 338, 260, 62),
  rect('tone', 60, 348, 70, 42),
  path('solid bare', disc(81, 363, 6)),
  path('shade', 'M60 390l28 -22l18 13l24 -18v27z'),
  rect('solid bare', 144, 350, 92, 8),
  path('thin', 'M144 368h120M144 376h96M144 384h110'),
  path(
    'solid bare',
    [0, 1, 2].map((n) => disc(288, 358 + n * 11, 2) + disc(297, 358 + n * 11, 2)).join(''),
  ),
  path('cut void', 'M50 338h260v62h-260z'),
  path('poppy', 'M302 388l24 12l-10 4l-4 10z'),
]

const parcel = space([142, 456], 0.86)

/** The cart, which shows the shipping costs early. */
const cart = [
  path('edge', 'M84 422H384'),
  path('cast', parcel.flat(0, [50, 84], [0, 42])),
  taped(parcel, [0, 50], [0, 42], [0, 36], {}, 'cut'),
  path('edge', 'M196 440h84M196 454h54M196 468h66'),
  path('cut', 'M320 440h48M334 454h34M340 468h28'),
  path('poppy bare', 'M196 462h6v12h-6z'),
  path('cut', 'M196 480H368'),
  rect('solid', 242, 490, 126, 20),
  rect('light bare', 274, 497, 62, 6),
]

const [gaugeX, gaugeY] = [140, 576]
const tick = (degrees: number, from: number, to: number) => {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)]
  const place = (r: number) => `${(gaugeX + x * r).toFixed(1)} ${(gaugeY + y * r).toFixed(1)}`
  return `M${place(from)}L${place(to)}`
}

/** Page weight measured against its budget; and a button with keyboard focus. */
const measured = [
  path('edge', 'M84 522H384'),
  path('tone', `M${gaugeX - 42} ${gaugeY}a42 42 0 0 1 84 0z`),
  path(
    'dark',
    `M${gaugeX} ${gaugeY}L${gaugeX + 29.7} ${gaugeY - 29.7}A42 42 0 0 1 ${gaugeX + 42} ${gaugeY}z`,
  ),
  path('edge', Array.from({ length: 9 }, (_, n) => tick(n * 22.5, 34, 42)).join('')),
  path('cut void', `M${gaugeX - 42} ${gaugeY}a42 42 0 0 1 84 0z`),
  `<g stroke="var(--color-poppy)">${path('cut', tick(128, 0, 34))}</g>`,
  path('solid', disc(gaugeX, gaugeY, 5)),
  rect('light', 232, 540, 116, 34),
  rect('solid bare', 256, 553, 68, 8),
  `<g stroke="var(--color-blueprint)">${path('cut void', 'M225 533h130v48h-130z')}</g>`,
  path('solid', 'M336 566l18 8l-8 3l-3 8z'),
]

const bars = [28, 40, 34, 52, 60]

/** Search results, and orders counted twice: in the analytics and in the store. */
const found = [
  path('edge', 'M84 592H384'),
  path('edge', `${disc(110, 618, 10)}M117 626l9 9`),
  `<g stroke="var(--color-blueprint)">${path('cut', 'M136 610h66')}</g>`,
  path('thin', 'M136 622h74M136 630h58M98 650h100M98 658h82M98 666h94'),
  path('edge', 'M232 676H368'),
  bars
    .map((high, n) => {
      const x = 236 + n * 27
      return rect('tone', x, 676 - high, 10, high) + rect('solid', x + 10, 676 - high, 8, high)
    })
    .join(''),
]

/** A recording of the handover. */
const foot = [
  rect('solid', 84, 690, 300, 44),
  rect('ground', 100, 700, 40, 25),
  path('poppy bare', 'M115 706l12 6.500l-12 6.500z'),
  `<g stroke="var(--color-sheet)">${path('edge', 'M154 706h70M154 718h46M260 706h44M260 718h60M336 706h32M336 718h24')}</g>`,
]

const ways = callouts.map(({ x, y, to }) => `M${x} ${y}L${to.join(' ')}`).join('')

/** A product page at handover, on the blueprint that it was built from. The balloons are the items beside it. */
export default sheet(
  size,
  path('cast', 'M70 744h316v-714h10v724h-326z'),
  ...blueprint,
  path('cast', 'M94 734h290v-704h10v714h-300z'),
  rect('light', 84, 14, 300, 720),
  ...head,
  ...goods,
  ...cart,
  ...measured,
  ...found,
  ...foot,
  path('cut void', 'M84 14h300v720h-300z'),
  ...sections,
  `<g stroke="var(--color-poppy)">${path('edge', ways)}</g>`,
  callouts
    .map(({ x, y, to }) => path('poppy', disc(to[0], to[1], 4)) + path('poppy', disc(x, y, radius)))
    .join(''),
)
