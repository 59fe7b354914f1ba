import { disc } from '#app/site/drawings/plate/disc.ts'
import { person } from '#app/site/drawings/plate/person.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { end } from './edge.ts'
import { letterBox } from './letter-box.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

/** The lawn: a slab that ends in a corner at the outer side of each drawing. */
const [far, middle, near, thick] = [104, 172, 250, 13] as const
export const foot = near + thick
const grass = (tufts: number[][]) =>
  path('thin', tufts.map(([x, y]) => `M${x} ${y}l-3 -7m5 7l1 -9m1 9l5 -7`).join(''))

const house = space([166, 150], 1)
const { flat, left: facingLeft, line, right: facingRight, face } = house
const stripe = (n: number, pen: string) =>
  path(pen, face([0, n, 94], [0, n + 10, 94], [30, n + 10, 80], [30, n, 80]))

/** One stone a day, from the doorstep to the letter box. */
const stones = [
  [238, 196],
  [290, 214],
  [346, 220],
  [402, 214],
  [456, 204],
  [510, 206],
] as const
const stone = (x: number, y: number, pen: string) =>
  path('solid', `M${x - 23} ${y}v5a23 13 0 0 0 46 0v-5z`) +
  path(pen, `M${x - 23} ${y}a23 13 0 1 0 46 0a23 13 0 1 0 -46 0z`)
const hops = [[196, 178], ...stones, [556, 176]] as const

/** The parcel on the doorstep, and the days counted from there to the letter. */
export const fulfillment = [
  path('ground bare', `M8 ${middle}L126 ${far}H672V${near}H143z`),
  path('edge', `M8 ${middle}L126 ${far}H672`),
  path('light', `M8 ${middle}L143 ${near}v${thick}L8 ${middle + thick}z`),
  path('solid', `M143 ${near}H672v${thick}H143z`),
  path('cut', `M8 ${middle}L143 ${near}H672`),
  grass([
    [330, 132],
    [392, 156],
    [250, 140],
    [470, 140],
    [300, 176],
    [420, 240],
    [236, 236],
    [614, 128],
    [540, 238],
  ]),
  // The house
  path('cast', face([0, -14, 0], [0, 84, 0], [78, 84, 0], [92, 30, 0], [92, -14, 0])),
  solid(house, [-46, 0], [-14, 84], [0, 106], { lid: 'tone', front: 'light', side: 'light' }),
  path('shade bare', facingRight(0, [-14, 84], [0, 106])),
  path('thin', flat(106, [-40, -6], [-8, 78])),
  path('blueprint', facingLeft(84, [-34, -10], [38, 78])),
  path('light bare', face([-32, 84, 60], [-20, 84, 76], [-26, 84, 76], [-32, 84, 68])),
  path('edge', line([-22, 84, 38], [-22, 84, 78]) + line([-34, 84, 58], [-10, 84, 58])),
  path('solid', facingRight(0, [12, 58], [0, 80])),
  path('blueprint', facingRight(0, [16, 54], [4, 76])),
  path('edge', facingRight(0, [22, 48], [44, 70]) + facingRight(0, [22, 48], [12, 36])),
  path('poppy', disc(166 - 24 * 0.866, 150 + 12 - 40, 3)),
  // The step, the mat and the parcel
  solid(house, [0, 48], [4, 66], [0, 7], { front: 'tone' }),
  path('dark', flat(7, [8, 44], [12, 58])),
  taped(house, [14, 42], [20, 48], [7, 31]),
  [2, 12, 22, 32, 42, 52].map((n) => stripe(n + 4, n % 20 === 2 ? 'poppy' : 'light')).join(''),
  path('cut void', face([0, 6, 94], [0, 66, 94], [30, 66, 80], [30, 6, 80])),
  // The days
  stones.map(([x, y], n) => stone(x, y, n ? 'light' : 'poppy')).join(''),
  letterBox([580, 170]),
  path(
    'plan',
    hops
      .slice(1)
      .map(([x, y], n) => {
        const [fromX, fromY] = hops[n]!
        return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${Math.min(fromY, y) - 44} ${x} ${y}`
      })
      .join(''),
  ),
].join('')

const glow = (d: string) => `<path fill="var(--color-poppy-tint)" stroke="none" d="${d}"/>`
const [poleX, poleFoot] = [494, 206] as const

/** The light of the ads falls on everybody except the reader under the parasol. */
export const media = [
  path('ground bare', `M0 ${far}H546L664 ${middle}L529 ${near}H0z`),
  path('edge', `M0 ${far}H546L664 ${middle}`),
  path('solid', `M0 ${near}H529L664 ${middle}v${thick}L529 ${near + thick}H0z`),
  // The light on the ground and in the air
  glow('M186 196a138 46 0 1 0 276 0a138 46 0 1 0 -276 0z'),
  glow('M108 62L190 182L330 160L456 210L404 104L444 76L112 24z'),
  path('thin', 'M112 66L188 186M118 28L450 74'),
  path('cut', `M0 ${near}H529L664 ${middle}`),
  grass([
    [40, 150],
    [150, 232],
    [30, 232],
    [604, 170],
    [210, 130],
    [570, 126],
    [160, 138],
  ]),
  // The lamp on its tower
  path('cast', 'M34 214h70l70 -26h-52z'),
  path(
    'edge',
    'M46 206L70 84M98 206L82 84M52 176L93 176L60 142M60 142H89L52 176M89 142L66 112H86L60 142M46 206L93 176L98 206L52 176',
  ),
  path('solid', 'M38 206h68v8h-68z'),
  path('cut', 'M60 84a18 18 0 0 0 34 0'),
  path('blueprint', 'M44 42L84 20Q112 24 120 62L82 84Q46 82 44 42z'),
  path('dark bare', 'M58 72L112 40Q119 50 120 62L82 84Q66 82 58 72z'),
  path('light', 'M84 20Q102 12 116 34Q126 54 120 66Q106 62 96 48Q86 34 84 20z'),
  path('poppy', disc(106, 42, 8)),
  // Those in the light
  path('cast', 'M272 200h34l60 -22h-20zM332 230h34l70 -24h-20z'),
  person(286, 200, 82, 'tone'),
  walker(228, 232, { scale: 0.68 }),
  person(348, 230, 88, 'light'),
  person(410, 202, 82, 'blueprint'),
  path('cast', 'M398 202h30l56 -20h-20z'),
  // The parasol with its shadow, and the reader on the bench
  `<path fill="var(--color-paper)" stroke="none" d="M440 204a76 24 0 1 0 152 0a76 24 0 1 0 -152 0z"/>`,
  path('cast', 'M440 204a76 24 0 1 0 152 0a76 24 0 1 0 -152 0z'),
  path('cut', `M${poleX} ${poleFoot}V70`),
  path('solid', `M${poleX - 20} ${poleFoot}a20 8 0 0 0 40 0a20 8 0 0 0 -40 0z`),
  person(540, 218, 86, 'poppy'),
  path('light', 'M520 158h40v26h-40z') + path('edge', 'M520 158l20 14l20 -14'),
  path(
    'poppy',
    `M${poleX - 96} 104Q${poleX} -10 ${poleX + 96} 104Q${poleX + 76} 90 ${poleX + 58} 110Q${poleX + 30} 92 ${poleX} 114Q${poleX - 30} 92 ${poleX - 58} 110Q${poleX - 76} 90 ${poleX - 96} 104z`,
  ),
  path(
    'light',
    `M${poleX} 46Q${poleX - 44} 60 ${poleX - 58} 110Q${poleX - 30} 92 ${poleX} 114zM${poleX} 46Q${poleX + 62} 56 ${poleX + 96} 104Q${poleX + 76} 90 ${poleX + 58} 110Q${poleX + 44} 64 ${poleX} 46z`,
  ),
  path(
    'shade bare',
    `M${poleX} 46Q${poleX + 62} 48 ${poleX + 96} 104Q${poleX + 76} 90 ${poleX + 58} 110Q${poleX + 30} 92 ${poleX} 114z`,
  ),
  path('cut', `M${poleX} 46V36`),
].join('')

/** The corners of the lawn where the other drawing would go on. */
const [rightCorner, leftCorner] = [672 + end, -end]
export const rightEnd = [
  path('ground bare', `M672 ${far}L${rightCorner} ${middle}L672 ${near}z`),
  path('edge', `M672 ${far}L${rightCorner} ${middle}`),
  path('solid', `M672 ${near}L${rightCorner} ${middle}v${thick}L672 ${near + thick}z`),
].join('')
export const leftEnd = [
  path('ground bare', `M0 ${far}L${leftCorner} ${middle}L0 ${near}z`),
  path('edge', `M0 ${far}L${leftCorner} ${middle}`),
  path('light', `M${leftCorner} ${middle}L0 ${near}v${thick}L${leftCorner} ${middle + thick}z`),
  path('cut', `M${leftCorner} ${middle}L0 ${near}`),
].join('')
