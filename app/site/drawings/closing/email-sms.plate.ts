import { letter, letterBox } from '#app/site/drawings/letters.ts'
import { sheet } from '#app/site/drawings/plate/sheet.ts'

const origin = [290, 220] as const

/** A letter box with its flag up, the next letter half in, and those that wait for their day. */
export default sheet(
  { width: 640, height: 470, on: 'deep' },
  letter('deep', origin, [-96, 92, 0], 'blueprint'),
  letter('deep', origin, [-86, 84, 10], 'blueprint'),
  letter('deep', origin, [-104, 98, 20], 'poppy'),
  letterBox('deep', origin),
)
