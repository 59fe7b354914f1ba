import { letter, letterBox } from './letters.ts'
import { sheet } from './plate/sheet.ts'

const origin = [262, 200] as const

/** A letter goes into a letter box with its flag up. */
export default sheet(
  { width: 560, height: 430 },
  letter('paper', origin, [-76, 104, 0], 'poppy'),
  letterBox('paper', origin),
)
