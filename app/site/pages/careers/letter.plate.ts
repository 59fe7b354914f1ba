import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

const size = { width: 640, height: 540 }
/** The axis of the figures, and what was before and after. */
const [left, axis, right] = [150, 338, 490]
const [before, after] = [288, 200]
const bars = { before: [188, 72], after: [392, 72] } as const

const lines = (x: number, y: number, ...widths: number[]) =>
  widths.map((wide, n) => `M${x} ${y + n * 24}h${wide}`).join('')

const bar = ([x, wide]: readonly [number, number], top: number, pen: string) =>
  [
    path('cast', `M${x + wide} ${axis}l40 -30v${(top - axis) * 0.55}l-40 30z`),
    rect(pen, x, top, wide, axis - top),
    rect('shade bare', x + wide * 0.66, top, wide * 0.34, axis - top),
    rect('cut void', x, top, wide, axis - top),
  ].join('')

const slash = (x: number, y: number) => `M${x - 7} ${y + 7}l14 -14`

/** A letter with one figure in it, measured before and after, on the envelope that it came in. */
export default sheet(
  { ...size, weight: 1.25, hatching: 1.15 },
  // The envelope, with its flap open to the left.
  path('cast', 'M66 500L96 528H620V486L560 180z'),
  path('tone', 'M34 300L330 132L606 292V508H34z'),
  path('dark', 'M34 300L330 132L606 292L330 330z'),
  path('cut void', 'M34 300L330 132L606 292V508H34z'),
  // The letter, with a folded corner.
  path('cast', 'M122 470V60H548L566 470z'),
  path('light', 'M104 20H476L530 74V464H104z'),
  path('solid', 'M476 20V74H530z'),
  path('cut void', 'M104 20H476L530 74V464H104z'),
  path('cut', 'M136 56H302'),
  path('edge', lines(136, 84, 300, 262)),
  bar(bars.before, before, 'tone'),
  bar(bars.after, after, 'poppy'),
  path('cut', `M${left} ${axis}H${right}`),
  path(
    'plan',
    `M${bars.before[0] + 72} ${before}H${bars.after[0]}M${bars.before[0] + 36} ${before}V158M${bars.after[0] + 36} ${after}V158`,
  ),
  path(
    'edge',
    `M224 166H428${slash(224, 166)}${slash(428, 166)}M326 ${before}V${after}${slash(326, before)}${slash(326, after)}`,
  ),
  path('plan', `M326 ${after}H${bars.after[0]}`),
  // The front of the envelope, into which the letter has slid.
  path('light', 'M34 300L330 470L606 292V508H34z'),
  path('shade', 'M606 292L330 470L606 508z'),
  path('cut void', 'M34 508V300L330 470L606 292V508z'),
  path('edge', 'M34 508L290 447M606 508L370 444'),
)
