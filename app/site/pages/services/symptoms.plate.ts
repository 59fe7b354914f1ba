import { frames } from '#app/site/drawings/plate/sheet.ts'
import { signs } from './signs/all.ts'

/** The symptoms, in the order of the copy: finer lines, because they are shown at 1.4 times this size. */
export default frames(214, 190, signs, { on: 'deep', weight: 0.72 })
