import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { hurdles, level, price, zero } from './hurdles.ts'

/** The track from its back edge to its front edge. */
const [far, near] = [zero - 22, zero + 20] as const

/** Drawn of posts and a striped board, whose front end is as high as its figure. */
const [back, up] = [44, 22] as const
function hurdle(x: number, figure: number, pen: string) {
  const top = level(figure)
  const board = `M${x} ${top}l${back} ${-up}v34l${-back} ${up}z`
  const stripe = (n: number) =>
    `M${x + (n * back) / 4} ${top - (n * up) / 4}l${back / 8} ${-up / 8}v34l${-back / 8} ${up / 8}z`
  return {
    behind: [
      path('cast', `M${x - 34} ${zero}h40l${back + 60} ${-up}h-40z`),
      path('cut', `M${x + back} ${zero - up}V${top}M${x + back} ${zero - up}h-44`),
    ].join(''),
    front: [
      path('cut', `M${x + back} ${top - up + 34}V${zero - up}M${x} ${zero}V${top + 34}`),
      path('cut', `M${x + 4} ${zero}h-48M${x + back + 4} ${zero - up}h-40`),
      path(pen, board),
      path('label bare', [1, 3].map(stripe).join('')),
      path('cut void', board),
    ].join(''),
  }
}

/** A limb, or a body, as a broad line with an outline. */
const limb = (d: string, width: number, color: string) =>
  `<g fill="none" stroke-linecap="round"><path stroke-width="${width + 3.5}" d="${d}"/><path stroke="var(--color-${color})" stroke-width="${width}" d="${d}"/></g>`

/** A runner over a hurdle, with hips at `x` and `y`. */
const runner = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(1.2)">${[
    limb('M28 -46L6 -30L-12 -40', 8, 'blueprint-tint'),
    limb('M0 0L-34 8L-64 -6', 11, 'blueprint-tint'),
    path('solid', 'M-62 -12l-14 -6l-4 8l14 8z'),
    limb('M0 -4L26 -44', 20, 'blueprint'),
    path('dark bare', 'M8 4L36 -40L30 -30L16 6z'),
    limb('M0 0L42 -2', 13, 'ink'),
    limb('M42 -2L80 4', 9, 'sheet'),
    path('solid', 'M78 -2l4 12l22 -12l-4 -8z'),
    limb('M28 -46L48 -24L76 -30', 8, 'sheet'),
    path('label', disc(46, -68, 11)),
    path('mark', 'M35 -66Q34 -82 47 -80Q58 -79 57 -71L44 -72L42 -62z'),
  ].join('')}</g>`

const [low, high] = hurdles
const one = hurdle(low.x, low.figure, 'blueprint')
const two = hurdle(high.x, high.figure, 'solid')
const line = level(3)
const hit = high.x
const bursts = [-62, -24, 14, 52].map((turn) => {
  const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return `M${Math.round(hit + 20 - 26 * x)} ${Math.round(line - 26 * y)}L${Math.round(hit + 20 - 44 * x)} ${Math.round(line - 44 * y)}`
})

/** A price with what it leaves, and one campaign that clears the first of two hurdles and runs into the second. */
export default sheet(
  { width: 640, height: 508, hatching: 1.3, weight: 1.2 },
  path('cast', 'M48 82H600l12 -9h14l-14 18H48z'),
  cabinet({
    at: [price.from, 82],
    size: [price.share - price.from, 40],
    back: [12, 9],
    fill: 'tone',
  }),
  cabinet({
    at: [price.share, 82],
    size: [price.to - price.share, 40],
    back: [12, 9],
    fill: 'poppy',
  }),
  path(
    'edge',
    `M${price.from} 14H268M372 14H${price.to}M${price.from - 5} 19l10 -10M${price.to - 5} 19l10 -10`,
  ),
  // The track with its lanes, and the scale beside it
  path('light', `M40 ${near}L92 ${far}H636V${near}z`),
  path('thin', `M58 ${near - 14}H636M74 ${near - 27}H636`),
  path('edge', `M92 ${far}H636`) + rect('solid bare', 40, near, 596, 14),
  path('cut', `M40 ${near}H636`),
  path('cut', `M40 ${level(0)}V${level(4)}`),
  path('edge', [0, 1, 2, 3, 4].map((roas) => `M28 ${level(roas)}h12`).join('')),
  one.behind + two.behind,
  runner(146, line - 24),
  runner(386, line - 24),
  inked('poppy', `<path stroke-width="5" d="M40 ${line}H${hit - 4}"/>`),
  one.front + two.front,
  inked('poppy', path('cut', bursts.join(''))),
)
