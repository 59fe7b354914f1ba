import { sheet } from '#app/site/drawings/plate/sheet.ts'
import { allCells, frameOf, high } from './managed-cells.ts'
import { drawings } from './managed.ts'

/** What is managed, in the order of the copy, each as wide as its place on the shelf. */
export default sheet(
  { width: allCells, height: high, on: 'deep', inParts: true },
  ...drawings.map((parts, index) => {
    const [left, , width] = frameOf(index)
    return `<svg x="${left}" width="${width}" height="${high}">${parts}</svg>`
  }),
)
