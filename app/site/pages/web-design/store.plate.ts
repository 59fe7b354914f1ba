import { sideBySide } from '#app/site/drawings/plate/side-by-side.ts'
import after from './store-after.ts'
import before from './store-before.ts'

/** Both storefronts. */
export default sideBySide(640, 440, before, after)
