import { line, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { swelling } from '#app/site/drawings/plate/swelling.ts'
import { type Ridge, terrain } from '#app/site/drawings/plate/terrain.ts'
import {
  anacapa,
  mainlandRange,
  sanMiguel,
  santaCruz,
  santaMonicaRange,
  santaRosa,
} from '#app/site/drawings/ridges.ts'

const [width, horizon, foot] = [1440, 106, 150]

/** Seen from the open sea, so that west is on the left as in the list of towns below. */
const fromSea: Ridge = santaCruz.toReversed().map(([x, up]) => [100 - x, up])

/** The sun is low in the west: slopes that fall to the right are in shade, and their lines swell. */
const shade = (thin: number, thick: number) => (slope: number) =>
  Math.max(thin, Math.min(thick, thin * 1.6 + 2.4 * slope))

type Land = Omit<Parameters<typeof terrain>[0], 'base'>

/** Land with a white, lit side, under an outline of the pen. */
function land(pen: string, paper: string, lines: (slope: number) => number, shape: Land, ink = 1) {
  const { skyline, cuts } = terrain({ ...shape, base: horizon }, lines)
  return [
    path(`${paper} bare`, `${line(skyline)}V${horizon}H${shape.left}z`),
    `<g opacity="${ink}">`,
    path('solid bare', cuts.map((cut) => swelling(cut)).join('')),
    path(`${pen} void`, line(skyline)),
    '</g>',
  ].join('')
}

const far = shade(0.4, 1.1)
const near = shade(0.5, 2)

const waves = [
  'M0 116H1440',
  'M150 124h190M420 124h330M830 124h120M1010 124h260M1330 124h110',
  'M0 133h40M128 133h250M470 133h150M700 133h400M1180 133h260',
  'M210 142h290M600 142h160M830 142h290M1210 142h90',
]

const [lightX, lightY] = [1037, 93]

/** The Channel Islands from west to east, the mountains of the coast behind them, and the sun at the western end. */
export default sheet(
  { width, height: foot },
  path('poppy bare', `M22 ${horizon}a46 46 0 0 1 92 0z`),
  land(
    'edge',
    'ground',
    far,
    {
      ridge: mainlandRange,
      left: 70,
      width: 1200,
      height: 62,
      lines: 7,
      spurs: 26,
      rugged: 1.2,
      step: 10,
      seed: 31,
    },
    0.62,
  ),
  land('cut', 'ground', near, {
    ridge: santaMonicaRange,
    left: 1098,
    width: 420,
    height: 88,
    lines: 14,
    spurs: 10,
    rugged: 1.6,
    bold: 0.16,
    step: 7,
    seed: 12,
  }),
  land('edge', 'light', near, {
    ridge: sanMiguel,
    left: 164,
    width: 104,
    height: 19,
    lines: 5,
    spurs: 4,
  }),
  land('edge', 'light', near, {
    ridge: santaRosa,
    left: 300,
    width: 190,
    height: 32,
    lines: 6,
    spurs: 6,
  }),
  land('cut', 'light', near, {
    ridge: fromSea,
    left: 520,
    width: 400,
    height: 74,
    lines: 11,
    spurs: 11,
    rugged: 0.8,
  }),
  land('cut', 'light', near, {
    ridge: anacapa,
    left: 950,
    width: 112,
    height: 44,
    lines: 6,
    spurs: 7,
    step: 2,
  }),
  path('light', 'M1066 107l1 -8l4 -4l5 2l3 10h-4v-3a2 3 0 0 0 -4 0v3z'),
  path('light', `M${lightX} ${lightY}l1.5 -18h5l1.5 18z`),
  path('poppy bare', `M${lightX + 1} ${lightY - 19}h6v-6h-6z`),
  path('tone bare', `M0 ${horizon}H${width}V${foot}H0z`),
  '<g stroke="var(--color-blueprint)">',
  path('thin', waves.join('')),
  '</g><g stroke="var(--color-poppy)">',
  path('edge', 'M24 114h88M36 122h70M50 130h42M60 138h18'),
  '</g>',
  path('cut', `M0 ${horizon}H${width}`),
)
