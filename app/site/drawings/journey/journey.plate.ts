import { sideBySide } from '#app/site/drawings/plate/side-by-side.ts'
import { glass, inked, lens, planned } from './lens.ts'
import lighthouse from './lighthouse.ts'
import { nearest, shelf, shelved } from './shelf.ts'

/** The three stations of the parcel. The parts that move between them or stand in front of it are separate layers. */
export default sideBySide(
  440,
  330,
  lighthouse,
  lens,
  shelf,
  planned,
  inked,
  glass,
  shelved,
  nearest,
)
