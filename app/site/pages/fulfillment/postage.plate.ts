import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const [step, height] = [72, 132]
const at = (place: number) => space([(place + 0.5) * step, 84], 1)
const edges = [
  [-18, 18],
  [-18, 18],
] as const

function parcel(place: number, faces = {}) {
  const { shadow } = at(place).block(...edges, [0, 42])
  return path('cast', shadow(20)) + taped(at(place), ...edges, [0, 42], faces, 'cut')
}

function planned(place: number) {
  const { lid, front, side } = at(place).block(...edges, [0, 42])
  return inked('ink', `<path stroke-width="2.5" stroke-dasharray="6 5" d="${lid + front + side}"/>`)
}

/** The shipping costs as ten parcels, counted from the left: two are saved, one may be saved, and seven stay. */
export default sheet(
  { width: 10 * step, height },
  rect('poppy bare', 0, 84, 2 * step, height - 84),
  halftone([2 * step + 4, 3 * step - 4], [86, height], 'poppy', (depth) => 2 + 4 * depth),
  rect('tone bare', 3 * step, 84, 7 * step, height - 84),
  [0, 1].map((place) => parcel(place, { lid: 'solid', front: 'blueprint' })).join(''),
  planned(2),
  [3, 4, 5, 6, 7, 8, 9].map((place) => parcel(place)).join(''),
  path('cut', `M0 ${height - 2}H${10 * step}M${2 * step} 84v48M${3 * step} 84v48`),
)
