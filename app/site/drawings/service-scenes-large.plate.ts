import { frames } from '#app/site/drawings/plate/sheet.ts'
import { scenes } from './scenes/all.ts'

/** The scenes for a place where they are about one and a half times as large, with lines of the usual width. */
export default frames(240, 190, scenes, 'paper', 0.68)
