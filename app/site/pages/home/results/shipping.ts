import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [118, 196] as const
const floor = space(origin, 1)
const stack = [274, 300] as const
const [radius, coin] = [46, 34]
/** Half the apparent width of a coin. */
const wide = radius * Math.sqrt(1.5)
const flat = radius * Math.SQRT1_2

const coinAt = (level: number, lid = 'light', wall = 'tone') =>
  cylinder({ origin: stack, at: [0, 0, level * coin], radius, height: coin, lid, wall })

/** The former place of a coin that is saved. */
const saved = (top: number) =>
  `<g stroke="var(--color-poppy-deep)"><path stroke-width="2.5" stroke-dasharray="7 5" d="M${stack[0] - wide} ${top}a${wide} ${flat} 0 1 0 ${2 * wide} 0a${wide} ${flat} 0 1 0 ${-2 * wide} 0M${stack[0] - wide} ${top}v${coin}M${stack[0] + wide} ${top}v${coin}"/></g>`

/** The cost of shipping an order as five coins, one of which is saved. */
export const shipping = [
  // Higher than it is drawn: its figure is below it.
  '<g transform="translate(0 -52)">',
  path('cast', floor.block([0, 104], [0, 84], [0, 66]).shadow(46)),
  path('cast', `M${stack[0] - 10} ${stack[1] + 30}l88 -44h72l-74 48q-40 18 -86 -4z`),
  taped(floor, [0, 104], [0, 84], [0, 66], {}, 'cut'),
  on(
    'front',
    origin,
    [8, 84, 44],
    path('label', 'M0 0H26V30H0z'),
    path('solid bare', 'M4 5H16V9H4zM4 13H22V15H4zM4 18H19V20H4zM4 23H22V26H4z'),
  ),
  coinAt(0),
  coinAt(1),
  coinAt(2),
  coinAt(3),
  saved(stack[1] - 5 * coin),
  cylinder({
    origin: [400, 334],
    at: [0, 0, 0],
    radius,
    height: coin,
    lid: 'poppy',
    wall: 'poppy',
  }),
  path('cut', `M${stack[0] + wide + 12} ${stack[1] - 4 * coin - 6}q52 4 52 64`),
  path('solid', 'M385 224l18 0l-9 20z'),
  '</g>',
].join('')
