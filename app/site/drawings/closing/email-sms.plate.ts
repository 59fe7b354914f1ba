import { letter, letterBox } from '#app/site/drawings/letters.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

const origin = [286, 232] as const

/** The customer of the first drawing, who takes out the letter. */
const customer = isoPerson({
  at: [553, 406],
  height: 222,
  pen: 'poppy',
  sleeves: 'tone',
  pose: 'resting',
})

const tooth = 9

/** A stamp with its perforation, on which the sun goes down behind the island's lighthouse, and its postmark. */
function stamp(x: number, y: number, wide: number, high: number) {
  const [across, down] = [wide / tooth, high / tooth]
  const bite = (dx: number, dy: number) => `a3 3 0 0 0 ${dx} ${dy}`
  const side = (count: number, dx: number, dy: number) =>
    `${bite(dx * 6, dy * 6)}l${dx * 3} ${dy * 3}`.repeat(count)
  const edge = `M${x} ${y}${side(across, 1, 0)}${side(down, 0, 1)}${side(across, -1, 0)}${side(down, 0, -1)}z`
  const [left, top, right, foot] = [x + 12, y + 12, x + wide - 12, y + high - 12]
  const sea = foot - 34
  const tower = right - 32
  const waves = [0, 12, 24].map(
    (dy) => `M${x - 108} ${y + 34 + dy}q13 -11 26 0t26 0t26 0t26 0t26 0`,
  )
  return [
    path('light', edge),
    rect('tone', left, top, right - left, foot - top),
    path('poppy', `M${left + 14} ${sea}a24 24 0 0 1 48 0z`),
    path('blueprint', `M${left} ${sea}H${right}V${foot}H${left}z`),
    path('solid', `M${tower - 22} ${sea}q14 -20 34 -16t14 16z`),
    path('light', `M${tower - 5} ${sea - 12}l3 -34h8l3 34z`),
    path('solid', `M${tower - 3} ${sea - 46}v-8l5 -5l5 5v8z`),
    path('thin', `M${left + 10} ${sea + 12}h40M${left + 30} ${sea + 22}h50`),
    rect('edge void', left, top, right - left, foot - top),
    path('edge', waves.join('')),
  ].join('')
}

/** A stamp in its corner, a letter box with its flag up, the customer at it, and the letters scheduled for later days. */
export default sheet(
  { width: 610, height: 440, coarseBelow: 400 },
  stamp(486, 6, 117, 135),
  letter('paper', origin, [-96, 92, 0], 'blueprint'),
  letter('paper', origin, [-86, 84, 10], 'blueprint'),
  letter('paper', origin, [-104, 98, 20], 'poppy'),
  path('cast', 'M536 410L566 424L610 400V370L586 372z'),
  letterBox('paper', origin, { painted: true }),
  customer.body,
  customer.arms,
)
