import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { pole, ruler, scale, sign, standing } from './on-ruler.ts'

const [width, height] = [440, 236]
const from = 4
const base = ruler - 4

/** A browser window standing on the ruler, with a path of visited pages. */
const visit = (x: number) => [
  standing(x, 116, 96),
  inked(
    'ink',
    path('edge', `M${x} ${base - 76}h116M${x + 10} ${base - 86}h2m8 0h2m8 0h2`),
    path('cut', `M${x + 24} ${base - 26}h28v-26h36`),
  ),
  rect('mark bare', x + 16, base - 34, 16, 16),
  rect('poppy bare', x + 80, base - 60, 18, 18),
]

const forgotten = [
  ...scale(30, from, 400),
  ...visit(from + 4),
  path('plan', `M${from + 142} ${base - 48}H264`),
  path('plan', `M274 ${base}v-95h116v95zM274 ${base - 76}h116`),
  pole(400),
  ...sign(400, 26, `M400 ${ruler - 134}v17l11 8`),
]

/** The parts of an address. The last one is emptied from the end. */
const address = (x: number, parts: number, shadow?: number) =>
  Array.from({ length: parts }, (_, n) => {
    const left = x + n * 40
    return (
      standing(left, 32, 60, { far: 8, shadow }) +
      rect('mark bare', left + 7, base - 38, 19, 5) +
      rect('mark bare', left + 7, base - 28, 13, 5)
    )
  }).join('')

const shortened = [
  ...scale(30, from, 372),
  address(from + 4, 4),
  path('plan', `M206 ${base - 30}h30`),
  address(246, 3, 0),
  path('plan', `M388 ${base - 60}h32v60h-32z`),
  pole(372),
  path('light', `M360 ${ruler - 122}h36l-18 22z`),
  path('poppy', `M354 ${ruler - 118}h36l-18 22z`),
]

/** An incoming letter and its reply. */
const letter = (x: number, shadow?: number) => [
  standing(x, 98, 66, { shadow }),
  inked('ink', path('edge', `M${x + 2} ${base - 64}l47 36l47 -36`)),
  path('poppy', `M${x + 43} ${base - 34}h12v12h-12z`),
]

const answered = [
  ...scale(45, from, 400),
  ...letter(from + 4),
  path('plan', `M${from + 124} ${base - 33}H280`),
  ...letter(288, 0),
  pole(400),
  ...sign(400, 26, `M389 ${ruler - 118}l8 9l14 -17`),
]

/** Overwritten after 30 minutes, truncated after 30 days, and answered within 45 days. */
export default frames(
  width,
  height,
  [forgotten, shortened, answered].map((each) => each.join('')),
  { on: 'deep' },
)
