import { frames } from './plate/sheet.ts'
import { scenes } from './scenes/all.ts'

/**
 * The scenes for a place where they are about one and a half times as large, with lines of the usual width, and with
 * wider hatching where that place is small. The file's width is that of all ten.
 */
export default frames(240, 190, scenes, { weight: 0.68, coarseBelow: 2400 })
