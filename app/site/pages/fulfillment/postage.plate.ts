import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const [step, height] = [72, 124]
/** The line that the parcels stand on; the costs that they are lie below it as a strip. */
const ground = 105
const at = (place: number) => space([(place + 0.5) * step, 88], 1)
const edges = [
  [-18, 18],
  [-18, 18],
] as const

const shadow = (place: number) =>
  path(
    'cast',
    at(place)
      .block(...edges, [0, 42])
      .shadow(20),
  )
const parcel = (place: number, faces = {}) => taped(at(place), ...edges, [0, 42], faces, 'cut')

function planned(place: number) {
  const { lid, front, side } = at(place).block(...edges, [0, 42])
  return inked('ink', `<path stroke-width="2.5" stroke-dasharray="6 5" d="${lid + front + side}"/>`)
}

const stay = [3, 4, 5, 6, 7, 8, 9]

/** The shipping costs as ten parcels, counted from the left: two are saved, one may be saved, and seven stay. */
export default sheet(
  { width: 10 * step, height },
  [0, 1, ...stay].map(shadow).join(''),
  rect('ground bare', 0, ground, 10 * step, height - ground),
  rect('poppy bare', 0, ground, 2 * step, height - ground),
  halftone([2 * step + 4, 3 * step - 4], [ground + 4, height - 5], 'poppy', () => 5, 6),
  rect('tone bare', 3 * step, ground, 7 * step, height - ground),
  path(
    'cut',
    `M0 ${ground}H${10 * step}M0 ${height - 2}H${10 * step}M${2 * step} ${ground}V${height}M${3 * step} ${ground}V${height}`,
  ),
  [0, 1].map((place) => parcel(place, { lid: 'solid', front: 'blueprint' })).join(''),
  planned(2),
  stay.map((place) => parcel(place)).join(''),
)
