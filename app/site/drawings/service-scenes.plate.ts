import { frames } from './plate/sheet.ts'
import { scenes } from './scenes/all.ts'

/** The overview and the nine services as scenes on the drawing board. */
export default frames(240, 190, scenes)
