import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const inch = 11
const [long, wide] = [12 * inch, 10 * inch]

/** A round one-pound weight with a knob, its right half shaded. */
const pound = (x: number, y: number, pen: string) =>
  path('cast', `M${x} ${y + 6}h38l-10 8h-34z`) +
  path(pen, `M${x - 15} ${y - 20}V${y}a15 6 0 0 0 30 0V${y - 20}a15 6 0 0 0 -30 0z`) +
  path('dark bare', `M${x + 3} ${y - 14}V${y + 6}Q${x + 15} ${y + 5} ${x + 15} ${y}V${y - 20}z`) +
  path(pen, `M${x - 15} ${y - 20}a15 6 0 0 0 30 0a15 6 0 0 0 -30 0z`) +
  path('solid', `M${x - 5} ${y - 21}v-9h10v9z`)

/** The billed pounds: the one inside, and those for the volume. */
const pounds = (left: number, count: number) =>
  path('cut', `M${left - 22} 322H${left + 240}`) +
  Array.from({ length: count }, (_, n) => pound(left + n * 36, 312, n ? 'tone' : 'poppy')).join('')

function carton(left: number, high: number) {
  const at = space([left, 92], 1)
  const block = at.block([0, long], [0, wide], [0, high])
  return path('cast', block.shadow(28)) + taped(at, [0, long], [0, wide], [0, high], {}, 'cut')
}

const after = space([450, 92], 1)
const cutOff = after.block([0, long], [0, wide], [6 * inch, 8 * inch])
const tick = (x: number, y: number) => `M${x - 4} ${y + 4}l8 -8`

/** The note's box before and after two inches are cut off, and the pounds billed for each. */
export default sheet(
  { width: 640, height: 361 },
  carton(136, 8 * inch),
  path(
    'edge',
    `M20 157L135 224M197 237L292 182${tick(20, 157)}${tick(135, 224)}${tick(197, 237)}${tick(292, 182)}M272 70V158${tick(272, 70)}${tick(272, 158)}`,
  ),
  // The width is measured outside the shadow, so that its figure is on clear paper.
  path('thin', 'M37 149L14 162M151 216L128 229M161 216L204 241M256 161L299 186'),
  carton(450, 6 * inch),
  path(
    'plan',
    cutOff.outline +
      after.line([0, wide, 88], [long, wide, 88], [long, 0, 88]) +
      after.line([long, wide, 88], [long, wide, 66]),
  ),
  `<g stroke="var(--color-poppy)">${path('cut', after.line([0, wide, 66], [long, wide, 66], [long, 0, 66]))}</g>`,
  path('edge', `M586 92V158${tick(586, 92)}${tick(586, 158)}`),
  pounds(40, 7),
  pounds(366, 6),
)
