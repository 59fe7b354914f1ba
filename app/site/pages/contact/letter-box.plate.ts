import { letter, letterBox } from '#app/site/drawings/letters.ts'
import { sheet } from '#app/site/drawings/plate/sheet.ts'

const origin = [282, 176] as const

/** The letter box beside the answers: one letter is in it, the next one may still be written. */
export default sheet(
  { width: 540, height: 346, on: 'deep' },
  letter('deep', origin, [-96, 92, 0], 'poppy'),
  letterBox('deep', origin),
)
