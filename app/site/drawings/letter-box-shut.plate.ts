import { letterBox } from './letters.ts'
import { sheet } from './plate/sheet.ts'

/** A closed letter box with its flag down: no mail will arrive. */
export default sheet(
  { width: 460, height: 410 },
  letterBox('paper', [160, 170], { flag: 'down', takesLetter: false }),
)
