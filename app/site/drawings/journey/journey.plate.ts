import { sideBySide } from '#app/site/drawings/plate/side-by-side.ts'
import { glass, inked, lens, planned } from './lens.ts'
import lighthouse from './lighthouse.ts'
import { nearest, shelf, shelved } from './shelf.ts'

/**
 * The three stations of the parcel, with the parts that move between them or are in front of it, each as a separate
 * layer.
 */
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
