import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { pole, ruler, scale, sign, standing } from './on-ruler.ts'

const [width, height] = [640, 236]
const [from, to] = [4, 586]
const base = ruler - 4

/** A sheet of paper standing on the ruler: an invoice has a total at the bottom. */
const invoice = (x: number) => [
  standing(x, 80, 108, { far: 8 }),
  inked(
    'ink',
    path('edge', `M${x + 12} ${base - 84}h30M${x + 12} ${base - 68}h54M${x + 12} ${base - 52}h44`),
  ),
  rect('poppy bare', x + 38, base - 34, 28, 16),
]

const last = (...signs: string[]) => [
  path('plan', `M${from + 132} ${base - 56}H${to - 14}`),
  pole(to),
  ...signs,
]

const paid = [
  ...scale(30, from, to),
  ...invoice(from + 6),
  ...last(...sign(to, 30, `M${to - 13} ${ruler - 118}l9 10l17 -20`)),
]

/** The delivery, and a remark about it. */
const disputed = [
  ...scale(30, from, to),
  standing(from + 6, 88, 78, { far: 16, front: 'blueprint' }),
  rect('poppy bare', from + 40, base - 78, 18, 26),
  path('poppy bare', `M${from + 40} ${base - 78}l16 -10h18l-16 10z`),
  ...last(
    path('light', `M${to - 36} ${ruler - 160}h88v56l-8 4z`),
    path('label', `M${to - 44} ${ruler - 156}h88v56h-38l-14 16v-16h-36z`),
    inked('ink', path('cut', `M${to - 28} ${ruler - 136}h56M${to - 28} ${ruler - 120}h34`)),
  ),
]

/** A paid invoice and a disputed delivery, both within thirty days. */
export default frames(
  width,
  height,
  [paid, disputed].map((each) => each.join('')),
  { on: 'deep' },
)
