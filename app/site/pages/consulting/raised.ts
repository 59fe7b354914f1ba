import { page } from '#content/pages/consulting.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { dimension } from '#app/site/drawings/plate/dimension.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'

type Look = {
  width: number
  height: number
  ground: number
  /** Pixels per percent. */
  scale: number
  block: readonly [x: number, width: number]
  back: readonly [right: number, up: number]
  /** The position of the dimension line. */
  measured: number
  /** The heights of the capitals: of the word and of the figure on the block, and of the increase. */
  capitals: readonly [word: number, start: number, increase?: number]
  hatching?: number
  /** What stands beside the blocks, in the order of the copy. */
  beside?: readonly string[]
}

/** The ground, cut open: the same line for all three. */
const earth = ({ width, ground }: Look) =>
  path('shade bare', `M0 ${ground}H${width}v14H0z`) + path('cut', `M0 ${ground}H${width}`)

/** A block of 100, which is the start, raised by the improvement; both to scale. */
function raised(by: number, look: Look) {
  const { width, ground, scale, back, measured } = look
  const [x, wide] = look.block
  const [word, figure, increase] = look.capitals
  const [start, end] = [ground - 100 * scale, ground - (100 + by) * scale]
  const [right, up] = back
  const middle = (words: string, height: number) => x + (wide - letteringWidth(words, height)) / 2
  const layers = [0.2, 0.4, 0.6, 0.8].map((at) => ground - 100 * scale * at)
  return [
    path('cast', `M${x + wide} ${ground}l${right} ${-up}h${wide * 0.5}l${wide * 0.12} ${up}z`),
    cabinet({ at: [x, ground], size: [wide, 100 * scale], back, fill: 'tone', lid: 'light' }),
    path('thin', layers.map((y) => `M${x} ${y}h${wide}l${right} ${-up}`).join('')),
    path('shade bare', `M${x + wide * 0.62} ${ground}V${start}h${wide * 0.38}V${ground}z`),
    path('label', `M${x + 8} ${start + 10}h${wide - 16}v${word + figure + 24}h${16 - wide}z`),
    lettering('START', middle('START', word), start + 17, word),
    lettering('100', middle('100', figure), start + 25 + word, figure, 'cut'),
    cabinet({ at: [x, start], size: [wide, by * scale], back, fill: 'poppy' }),
    path('shade bare', `M${x + wide * 0.62} ${start}v${-by * scale}h${wide * 0.38}v${by * scale}z`),
    path('plan', `M${x + wide + right} ${start}H${width}`),
    path('thin', `M${x + wide + right} ${end}H${measured + 14}`),
    dimension(measured, start, end),
    increase
      ? lettering(`+${by}`, measured + 16, (start + end - increase) / 2, increase, 'cut')
      : '',
  ].join('')
}

export const raisedColumns = (look: Look) =>
  frames(
    look.width,
    look.height,
    page.focus.items.map(
      ({ amount = 0 }, index) => earth(look) + raised(amount, look) + (look.beside?.[index] ?? ''),
    ),
    { hatching: look.hatching },
  )
