import { join } from './join.ts'
import { press } from './press.ts'
import { flat } from './flat.ts'

/** A page twice: printed with one stock count and one price, and filled where it was left open. */
export default join(press, flat)
