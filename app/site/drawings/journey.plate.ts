import lens from './lens.plate.ts'
import lighthouse from './lighthouse.plate.ts'
import { sideBySide } from './plate/side-by-side.ts'
import shelf from './shelf.plate.ts'

/** The three stations of the parcel. */
export default sideBySide(440, 330, lighthouse, lens, shelf)
