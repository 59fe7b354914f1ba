import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'

const [width, height] = [440, 236]
const [from, ruler] = [4, 190]

/** A ruler of days or minutes: a third filled, a third empty, a third filled, with a tick for each. */
function scale(units: number, to: number) {
  const third = (to - from) / 3
  const ticks = Array.from({ length: units + 1 }, (_, n) => {
    const x = Math.round(from + (n * (to - from)) / units)
    return `M${x} ${ruler + 18}v${n % (units / 3) ? 8 : 18}`
  })
  return [
    rect('light', from, ruler, to - from, 16),
    rect('solid bare', from, ruler, third, 16),
    rect('solid bare', from + 2 * third, ruler, third, 16),
    rect('edge void', from, ruler, to - from, 16),
    path('edge', ticks.join('')),
  ]
}

const end = (x: number) => inked('poppy', path('cut', `M${x} ${ruler + 34}V${ruler - 110}`))

/** A browser window standing on the ruler, with a path of visited pages. */
const visit = (x: number) => [
  path('cast', `M${x + 112} ${ruler - 2}l40 -28h20l-40 28z`),
  rect('label', x, ruler - 96, 116, 96),
  inked(
    'ink',
    path('edge', `M${x} ${ruler - 76}h116M${x + 10} ${ruler - 86}h2m8 0h2m8 0h2`),
    path('cut', `M${x + 24} ${ruler - 26}h28v-26h36`),
  ),
  rect('mark bare', x + 16, ruler - 34, 16, 16),
  rect('poppy bare', x + 80, ruler - 60, 18, 18),
]

const forgotten = [
  ...scale(30, 400),
  ...visit(from),
  path('plan', `M${from + 132} ${ruler - 48}H264`),
  path('plan', `M276 ${ruler - 1}v-95h116v95zM276 ${ruler - 76}h116`),
  end(400),
  path('poppy', disc(400, ruler - 124, 26)),
  inked('sheet', path('cut', `M400 ${ruler - 140}v17l11 8`)),
]

/** The parts of an address. The last one is emptied from the end. */
const address = (x: number, parts: number) =>
  Array.from({ length: parts }, (_, n) => {
    const left = x + n * 40
    const dot = n > 0 ? rect('solid bare', left - 7, ruler - 8, 5, 5) : ''
    const digits = rect('mark bare', left + 7, ruler - 31, 19, 5)
    return (
      dot +
      rect('label', left, ruler - 52, 33, 50) +
      digits +
      rect('mark bare', left + 7, ruler - 22, 13, 5)
    )
  }).join('')

const shortened = [
  ...scale(30, 372),
  path('cast', `M158 ${ruler - 2}l30 -22h18l-30 22z`),
  address(from, 4),
  path('plan', `M196 ${ruler - 28}h36`),
  address(248, 3),
  path('plan', `M384 ${ruler - 52}h33v50h-33z`),
  end(372),
  path('poppy', `M354 ${ruler - 128}h36l-18 22z`),
]

/** An incoming letter and its reply. */
const letter = (x: number) => [
  rect('label', x, ruler - 66, 100, 66),
  inked('ink', path('edge', `M${x + 2} ${ruler - 64}l48 36l48 -36`)),
]

const answered = [
  ...scale(45, 400),
  path('cast', `M104 ${ruler - 2}l36 -26h20l-36 26z`),
  ...letter(from),
  path('plan', `M${from + 116} ${ruler - 33}H284`),
  ...letter(292),
  end(400),
  path('poppy', disc(400, ruler - 124, 26)),
  inked('sheet', path('cut', `M389 ${ruler - 124}l8 9l14 -17`)),
]

/** Overwritten after 30 minutes, truncated after 30 days, and answered within 45 days. */
export default frames(
  width,
  height,
  [forgotten, shortened, answered].map((each) => each.join('')),
  { on: 'deep' },
)
