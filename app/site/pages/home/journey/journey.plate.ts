import { sheet } from '#app/site/drawings/plate/sheet.ts'
import { sideBySide } from '#app/site/drawings/plate/side-by-side.ts'
import { glass, inked, lens } from './lens.ts'
import { lighthouse, planned } from './lighthouse.ts'
import { nearest, shelf, shelved } from './shelf.ts'

const station = (drawing: string) => sheet({ width: 440, height: 330, on: 'deep' }, drawing)

/** The three stations of the parcel. The parts that move between them or stand in front of it are separate layers. */
export default sideBySide(
  440,
  330,
  lighthouse,
  lens,
  station(shelf),
  planned,
  inked,
  glass,
  station(shelved),
  station(nearest),
)
