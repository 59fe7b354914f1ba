import { frames } from '#app/site/drawings/plate/sheet.ts'
import { deliverables } from './included/all.ts'

/** What is included, in the order of the copy: finer lines, because they are shown at 1.4 times this size. */
export default frames(214, 190, deliverables, { on: 'deep', weight: 0.72 })
