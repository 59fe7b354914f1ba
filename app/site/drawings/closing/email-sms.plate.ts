import { letter, letterBox } from '#app/site/drawings/letters.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

const origin = [286, 192] as const

/** The customer of the first drawing, who takes out the letter. */
const customer = isoPerson({
  at: [553, 366],
  height: 222,
  pen: 'poppy',
  sleeves: 'tone',
  pose: 'resting',
})

/** A letter box with its flag up, the customer at it, and the letters scheduled for later days. */
export default sheet(
  { width: 610, height: 400, coarseBelow: 400 },
  letter('paper', origin, [-96, 92, 0], 'blueprint'),
  letter('paper', origin, [-86, 84, 10], 'blueprint'),
  letter('paper', origin, [-104, 98, 20], 'poppy'),
  path('cast', 'M536 370L566 384L610 360V330L586 332z'),
  letterBox('paper', origin, { painted: true }),
  customer.body,
  customer.arms,
)
