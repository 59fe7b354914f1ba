import { frames } from './plate/sheet.ts'
import { scenes } from './scenes/all.ts'

/** The scenes for a third of a phone's width, with lines and hatching that are still lines there. */
export default frames(240, 190, scenes, { weight: 1.45, hatching: 1.4 })
