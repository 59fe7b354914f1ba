import { frames } from '#app/site/drawings/plate/sheet.ts'
import { signs } from './signs/all.ts'

/** The symptoms in bolder lines and wider hatching, for a phone, which shows them at half this size. */
export default frames(214, 190, signs, { on: 'deep', weight: 1.3, hatching: 1.3 })
