import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { dimension } from '#app/site/drawings/plate/dimension.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'
import { envelope, letterBox, plannedLetterBox } from '#app/site/drawings/upright-letters.ts'
import { ground, groundBand } from './ground.ts'
import { strip } from './strip.ts'

const { near, standing: foot } = ground

const turned = (degrees: number, x: number, y: number, drawing: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`

/** The grate on its table: its left end, its width, its top, and its depth to the right and up. */
const grate = { left: 92, wide: 132, top: 90, deep: 52, up: 34 }
const slots = Array.from(
  { length: 6 },
  (_, n) => `M${grate.left + 10 + n * 21} ${grate.top - 4}h11l${grate.deep - 12} -26h-11z`,
).join('')

/** Those who respond are kept in the tray; the others fall through the grate. */
const sorting = [
  path('cast', `M100 ${foot}H224l44 -30H144z`),
  path('cut', 'M148 58V144M272 58V144'),
  // The bin
  path('cast', `M206 ${foot}l28 -20h30l-28 20z`),
  path('tone', 'M114 146l28 -20h92l-28 20z') + path('dark bare', 'M114 146l28 -20h92l-28 20z'),
  turned(-18, 150, 124, envelope('plan', 128, 106, 46, 30)),
  turned(12, 204, 132, envelope('plan', 176, 112, 46, 30)),
  path('light', `M206 ${foot}l28 -20v-28l-28 20z`),
  path('dark', `M206 ${foot}l28 -20v-28l-28 20z`),
  rect('light', 114, 146, 92, foot - 146),
  rect('shade bare', 178, 146, 28, foot - 146),
  path('cut void', `M114 146h92v${foot - 146}h-92z`),
  // The table, with a letter that lies across the slots
  cabinet({
    at: [grate.left, grate.top + 10],
    size: [grate.wide, 10],
    back: [grate.deep, grate.up],
    fill: 'light',
  }),
  path('solid bare', slots),
  path('solid', `M97 100h9V${foot}h-9zM210 100h9V${foot}h-9z`),
  path('cast', 'M178 84h58l20 -14h-10z'),
  path('poppy', 'M166 82h62l26 -19h-62z') + path('edge', 'M192 63l10 14l52 -14'),
  // The tray
  path('cast', `M344 ${foot}l16 -12v12z`),
  cabinet({ at: [282, foot], size: [60, 50], back: [17, 12], fill: 'tone', lid: 'solid' }),
  rect('shade bare', 318, foot - 50, 24, 50),
  [4, 3, 2, 1, 0]
    .map((n) => envelope(n % 2 ? 'blueprint' : 'light', 284 + n * 4.5, 86 - n * 4, 52, 40))
    .join(''),
  rect('poppy', 282, 114, 60, 14),
  walker(48, foot, { arm: 'M-6 -92L14 -78L20 -76L44 -88L41 -95L20 -86L6 -97Z' }),
  turned(-14, 100, 84, envelope('light', 82, 62, 46, 30)),
].join('')
const sorted = `<g transform="translate(-6 0)">${sorting}</g>`

/** The post for a letter box at `x`. */
const post = (x: number, tall: number) =>
  path('cast', `M${x + 33} ${foot - 6}l30 -16h24l-26 16z`) +
  cabinet({ at: [x + 29, foot - 6], size: [12, tall], back: [9, 6], fill: 'tone' })

/** The first two flows are in place along the days; the next is brought to its post. */
const built = [
  path('light', `M10 ${near}h324v9h-324z`),
  path('solid bare', `M10 ${near}h108v9h-108zM226 ${near}h108v9h-108z`),
  path('cut', `M0 ${near}H360`),
  post(12, 100) + letterBox(12, foot - 100, 'poppy', 'light'),
  post(101, 68) + letterBox(101, foot - 68, 'blueprint', 'poppy'),
  post(190, 40) + plannedLetterBox(190, foot - 40),
  letterBox(264, foot - 60, 'tone'),
  walker(330, foot, {
    left: true,
    jacket: 'poppy',
    scale: 0.96,
    arm: 'M-9 -92L-5 -64L2 -57L40 -56L40 -64L8 -68L4 -95Z',
  }),
].join('')

/** A stack of coins, the upper ones of another pen. */
function coins(x: number, y: number, many: number, over = many) {
  const [across, down, thick] = [32, 10, 9] as const
  const coin = (top: number, pen: string) =>
    path(pen, `M${x - across} ${top}v${thick}a${across} ${down} 0 0 0 ${2 * across} 0v-${thick}`) +
    path(
      'shade bare',
      `M${x + 8} ${top + down}v${thick}a${across} ${down} 0 0 0 ${across - 8} -${down}v-${thick}z`,
    ) +
    path(
      pen === 'tone' ? 'light' : pen,
      `M${x - across} ${top}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 -${2 * across} 0z`,
    )
  return Array.from({ length: many }, (_, n) =>
    coin(y - (n + 1) * thick, n < over ? 'tone' : 'poppy'),
  ).join('')
}

/** A counter with the mark of its group on its front. */
const counter = (x: number, mark: string) =>
  path('cast', `M${x + 104} ${foot}l30 -22h34l-30 22z`) +
  cabinet({ at: [x, foot], size: [104, 48], back: [30, 22], fill: 'light', lid: 'tone' }) +
  rect('shade bare', x + 76, foot - 48, 28, 48) +
  mark

const read = [
  counter(14, envelope('blueprint', 44, 134, 44, 30)),
  counter(160, envelope('plan', 190, 134, 44, 30)),
  coins(80, 118, 9, 6),
  coins(226, 118, 6),
  path('thin', 'M116 37H146') + path('plan', 'M116 64H194'),
  dimension(138, 37, 64),
  walker(326, foot, {
    left: true,
    jacket: 'blueprint',
    arm: 'M-9 -92L-2 -66L5 -61L31 -66L30 -74L9 -73L4 -95Z',
  }),
  path('light', 'M276 78l26 -6l10 44l-26 6z'),
  path('poppy bare', 'M282 88l16 -4l2 9l-16 4z') + path('edge', 'M285 104l16 -4M287 111l10 -2'),
].join('')

/** The list is sorted, the flows are put up along the days, and what they bring is read from two stacks. */
export default strip('paper', groundBand(), sorted, built, read)
