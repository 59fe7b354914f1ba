import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

/** The size of a phone, and the inset of its screen. */
export const [wide, high] = [148, 286]
const bar = (x: number, y: number, width: number, pen = 'solid bare', height = 8) =>
  path(pen, `M${x} ${y}h${width}v${height}h-${width}z`)
const lines = (x: number, y: number, ...widths: number[]) =>
  path('thin', widths.map((width, index) => `M${x} ${y + index * 10}h${width}`).join(''))
const button = (y: number, height = 26) =>
  bar(18, y, 112, 'poppy', height) + bar(50, y + height / 2 - 3, 48, 'label bare', 6)

/** The content of the five screens, from the landing page to the confirmation. */
const screens = [
  // Landing: the product, and one button. It is drawn last, so that half of it is still planned.
  path('tone bare', 'M10 26H138V132H10z') +
    path('shade bare', 'M10 132L62 74L92 104L114 84L138 110V132z') +
    path('cast', 'M74 132l22 -18h34l-22 18z') +
    bottle(74, 132, 0.62) +
    path('edge', 'M10 132H138') +
    bar(18, 146, 100) +
    path('plan', 'M18 160h70v8h-70zM18 181h104M18 191h88') +
    path('plan', 'M18 204h112v26h-112zM50 217h48M18 242h52v24h-52zM78 242h52v24h-52z'),
  // Product, with its price above the fold.
  path('tone bare', 'M10 26H138V152H10z') +
    path('cast', 'M74 148l28 -22h34v10l-18 12z') +
    bottle(74, 148, 0.82) +
    path('edge', 'M10 152H138') +
    bar(18, 164, 76) +
    bar(104, 164, 26, 'blueprint bare') +
    path('blueprint', disc(26, 190, 7)) +
    path('solid', disc(48, 190, 7)) +
    path('poppy', disc(70, 190, 7)) +
    lines(18, 210, 112, 96) +
    button(234, 30),
  // Cart: the complete costs.
  [0, 1]
    .map(
      (row) =>
        path('light', `M18 ${38 + row * 62}h46v50h-46z`) +
        bottle(41, 84 + row * 62, 0.3) +
        bar(74, 42 + row * 62, 50) +
        lines(74, 60 + row * 62, 40) +
        bar(74, 74 + row * 62, 26, 'blueprint bare'),
    )
    .join('') +
    path('edge', 'M18 168H130') +
    lines(18, 182, 44, 52) +
    bar(104, 178, 26, 'solid bare', 6) +
    bar(104, 190, 26, 'solid bare', 6) +
    bar(18, 208, 40) +
    bar(92, 208, 38, 'blueprint bare') +
    button(234, 30),
  // Checkout: as few fields as possible, one of them focused.
  [0, 1, 2, 3]
    .map(
      (row) =>
        lines(18, 42 + row * 44, 36) +
        bar(18, 48 + row * 44, 112, row === 1 ? 'tone' : 'light', 24) +
        (row < 2 ? bar(26, 57 + row * 44, row ? 40 : 70, 'solid bare', 6) : ''),
    )
    .join('') +
    path('cut void', 'M16 90H132V118H16z') +
    path('cut', 'M72 96v16') +
    button(234, 30),
  // Confirmed: the start of the design process.
  path('poppy', disc(74, 92, 44)) +
    path('label bare', 'M50 92l8 -8l12 12l24 -26l8 8l-32 34z') +
    path('cut void', disc(74, 92, 44)) +
    bar(26, 154, 96) +
    bar(42, 168, 64) +
    path('light', 'M18 190h112v70h-112z') +
    lines(28, 204, 60, 44) +
    path('tone', 'M28 228h24v22h-24z') +
    path('poppy bare', 'M37 228h6v8h-6z') +
    bar(62, 230, 56, 'blueprint bare', 6) +
    lines(62, 244, 40),
]

/** One phone of the five, at the given position. */
export const phone = (index: number, x: number, y: number, scale = 1) =>
  [
    `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">`,
    path('cast', `M8 ${high - 10}V${high + 18}H${wide + 20}V28l-20 -14V${high - 10}z`),
    path(
      'solid',
      `M20 0H${wide - 8}Q${wide + 4} 0 ${wide + 4} 14V${high - 8}Q${wide + 4} ${high + 4} ${wide - 8} ${high + 4}H20z`,
    ),
    path(
      'light',
      `M14 0H${wide - 14}Q${wide} 0 ${wide} 14V${high - 14}Q${wide} ${high} ${wide - 14} ${high}H14Q0 ${high} 0 ${high - 14}V14Q0 0 14 0z`,
    ),
    path('thin', 'M10 26H138'),
    bar(56, 10, 36, 'solid bare', 6),
    screens[index],
    path(
      'cut void',
      `M14 0H${wide - 14}Q${wide} 0 ${wide} 14V${high - 14}Q${wide} ${high} ${wide - 14} ${high}H14Q0 ${high} 0 ${high - 14}V14Q0 0 14 0z`,
    ),
    path('cut', `M58 ${high - 9}h32`),
    '</g>',
  ].join('')
