import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { worker } from './worker.ts'
import { surveyor } from '#app/site/pages/consulting/surveyor.ts'
import { ground, groundBand } from './ground.ts'
import { pencil } from './pencil.ts'
import { strip } from './strip.ts'

const { far, near, standing } = ground
/** How far the ground's back edge is to the right, as everything that runs into the depth. */
const deep = 60

/** The line of sight of the level. */
const sight = standing - 111

/** A graduated staff that stands at a point of the ground. */
function staff(x: number, foot: number, tall = 124) {
  const marks = Array.from({ length: Math.floor(tall / 8) }, (_, n) =>
    n % 2 ? '' : `M${x} ${foot - tall + n * 8}h${n % 4 ? 5 : 10}v8h-${n % 4 ? 5 : 10}z`,
  )
  return [
    path('cast', `M${x} ${foot}h10l30 -18h-10z`),
    path('light', `M${x} ${foot - tall}h10v${tall}h-10z`),
    path('solid bare', marks.join('')),
  ].join('')
}

/** A trench through the ground: the stage that is too low. */
const trench = (() => {
  const [from, to, low] = [196, 284, 20]
  const [toe, heel] = [from + 12, to - 10]
  const back = near - far
  /** The visible end of its floor, at the ground behind it. */
  const end = to + ((back - low) * deep) / back
  return [
    path('light bare', `M${from} ${near}H${to}V${near + low}H${from}z`),
    path(
      'light bare',
      `M${from + deep} ${far - 2}H${to + deep}L${end} ${far + low}H${toe + deep}z`,
    ),
    path(
      'ground',
      `M${toe} ${near + low}l${deep} -${back}H${end}L${to} ${near}L${heel} ${near + low}z`,
    ),
    path('shade bare', `M${toe} ${near + low}l${deep} -${back}h18l-${deep} ${back}z`),
    path('poppy', `M${from} ${near}l${deep} -${back}l12 ${low}l-${deep} ${back}z`),
    path(
      'tone bare',
      `M${from - 20} ${near}H${from}L${toe} ${near + low}H${heel}L${to} ${near}h20v22h-${to - from + 40}z`,
    ),
    path(
      'shade bare',
      `M${from - 20} ${near}H${from}L${toe} ${near + low}H${heel}L${to} ${near}h20v22h-${to - from + 40}z`,
    ),
    path('cut', `M${from - 20} ${near}H${from}L${toe} ${near + low}H${heel}L${to} ${near}h20`),
    path('edge', `M${to} ${near}L${end} ${far + low}`),
    path('thin', `M${end} ${far + low}L${to + deep} ${far}`),
  ].join('')
})()

/** The shift of the back of a column, and its usual width. */
const back = [20, 20] as const
const foot = 38
function column(x: number, tall: number, wide = foot, fill = 'tone', base = standing) {
  const shaded = `M${x + wide * 0.64} ${base}v${-tall}h${wide * 0.36}v${tall}z`
  return [
    base === standing ? path('cast', `M${x + wide} ${base}l20 -20h24l-14 20z`) : '',
    cabinet({
      at: [x, base],
      size: [wide, tall],
      back,
      fill,
      lid: fill === 'tone' ? 'light' : fill,
    }),
    path('shade bare', shaded),
  ].join('')
}
const planned = (x: number, tall: number, wide = foot, base = standing) =>
  path(
    'plan',
    `M${x} ${base}v-${tall}h${wide}v${tall}zM${x} ${base - tall}l20 -20h${wide}l-20 20M${x + wide + 20} ${base - tall - 20}v${tall}l-20 20`,
  )

/** A scaffold behind the column that is being built, with the next block on it. */
const scaffold =
  path(
    'edge',
    'M138 158V22M234 158V22M154 142V22M250 142V22M138 132L234 84M138 40H234M138 112H234',
  ) +
  path('solid', 'M130 80h112v6h-112z') +
  path('light', 'M130 80l20 -18h112l-20 18z') +
  path('shade', 'M242 86v-6l20 -18v6z')

/** Measured, planned, marked out, and built: the four steps share the same ground. */
export default strip(
  'paper',
  groundBand(),
  // The level and its three readings: the ground between is lower.
  trench +
    path('plan', `M128 ${sight}H352`) +
    staff(154, 172) +
    staff(246, 188) +
    staff(320, 168) +
    path('poppy', `M240 ${sight - 5}h22v10h-22z` + disc(159, sight, 5) + disc(325, sight, 5)) +
    surveyor(92, sight),
  // The plan of 90 days, on a board, and the line that is being drawn.
  path('cast', `M54 ${standing}l26 -26H276l-26 26z`) +
    path('solid', `M56 16h8v${standing - 16}h-8zM212 16h8v${standing - 16}h-8z`) +
    path('light', `M46 ${standing}v-6h28v6zM202 ${standing}v-6h28v6z`) +
    cabinet({ at: [24, 144], size: [230, 120], back: [6, 6], fill: 'tone', lid: 'light' }) +
    path('cast', 'M240 38l7 6v94h-198l-8 -6z') +
    path('label', 'M34 30H240V132H34z') +
    path('thin', 'M34 54H240M34 78H240M34 102H240M86 30V120M137 30V120M188 30V120') +
    path('blueprint bare', 'M42 37h68v10h-68zM96 61h70v10h-70z') +
    path('poppy bare', 'M132 85h66v10h-66z') +
    path('plan', 'M52 106h58v8h-58z') +
    path('edge', 'M44 110H120') +
    path('solid bare', 'M34 120h69v12h-69zM171 120h69v12h-69z') +
    path('edge void', 'M34 120H240V132H34z') +
    worker({
      x: 286,
      y: standing,
      scale: 1,
      pose: 'board',
      jacket: 'blueprint',
      stripe: 'light',
      left: true,
      holds: () => pencil(198, 93),
    }),
  // A column at which two people work: one measures, one reads the drawing.
  scaffold +
    column(160, 62, 44) +
    planned(160, 30, 44, standing - 62) +
    column(178, 30, 44, 'poppy', 76) +
    staff(116, standing, 118) +
    worker({ x: 84, y: standing, scale: 1, pose: 'staff', jacket: 'blueprint', stripe: 'poppy' }) +
    worker({
      x: 306,
      y: standing,
      scale: 1,
      pose: 'sheet',
      helmet: 'light',
      jacket: 'poppy',
      stripe: 'light',
      left: true,
      holds: (at) =>
        path('light', at('M19 -52L31 -94L63 -86L51 -44Z')) +
        path('blueprint bare', at('M33 -87L52 -82L50 -76L31 -81Z')) +
        path('edge', at('M30 -73L54 -67M28 -65L44 -61')),
    }),
  // Completed, read on the ruler of 90 days, and being extended.
  path('light', `M10 ${near}h204v9h-204z`) +
    path('solid bare', `M10 ${near}h68v9h-68zM146 ${near}h68v9h-68z`) +
    path('plan', `M214 ${near + 9}H354`) +
    path('cut', `M0 ${near}H360`) +
    column(14, 42) +
    column(82, 68) +
    column(150, 98, foot, 'poppy') +
    planned(298, 126) +
    worker({
      x: 248,
      y: standing,
      scale: 1,
      pose: 'load',
      jacket: 'blueprint',
      stripe: 'light',
      holds: (at) =>
        path('poppy', at('M18 -61L50 -61L50 -88L18 -88Z')) +
        path('light', at('M18 -88L26 -96L58 -96L50 -88Z')) +
        path('dark', at('M50 -61L50 -88L58 -96L58 -69Z')),
    }),
)
