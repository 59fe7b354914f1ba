import { letter, letterBox } from '#app/site/drawings/letters.ts'
import { sheet } from '#app/site/drawings/plate/sheet.ts'

const origin = [288, 178] as const

/** A letter box with its flag up, the next letter half in, and the letters scheduled for later days. */
export default sheet(
  { width: 610, height: 400, coarseBelow: 400 },
  letter('paper', origin, [-96, 92, 0], 'blueprint'),
  letter('paper', origin, [-86, 84, 10], 'blueprint'),
  letter('paper', origin, [-104, 98, 20], 'poppy'),
  letterBox('paper', origin, { painted: true }),
)
