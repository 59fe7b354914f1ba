import { letterBox } from './letters.ts'
import { sheet } from './plate/sheet.ts'

/** A shut letter box with its flag down: nothing comes. */
export default sheet(
  { width: 460, height: 410 },
  letterBox('paper', [160, 170], { flag: 'down', takesLetter: false }),
)
