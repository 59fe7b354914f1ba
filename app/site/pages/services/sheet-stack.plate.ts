import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const stack = space([214, 330], 1)
const side = 200
const pitch = 40
const sheets = 9
const top = pitch * (sheets - 1)

/** The drawing on each sheet, as far as it is visible beside the sheet above. */
function oneSheet(place: number) {
  const z = place * pitch
  const pen =
    place === sheets - 1
      ? 'light'
      : place % 3 === 2
        ? 'blueprint'
        : place % 3 === 1
          ? 'tone'
          : 'light'
  const lines = [24, 40, 56].map((step) =>
    [
      stack.line([side - step, 12, z], [side - step, side - 12, z]),
      stack.line([12, side - step, z], [side - 12, side - step, z]),
    ].join(''),
  )
  return [
    place ? path('cast', stack.flat(z - pitch, [16, side], [8, side])) : '',
    solid(
      stack,
      [0, side],
      [0, side],
      [z - 5, z],
      { lid: pen, front: 'solid', side: 'solid' },
      'edge',
    ),
    pen === 'light' ? path('thin', lines.join('')) : '',
    path('edge void', stack.flat(z, [8, side - 8], [8, side - 8])),
  ].join('')
}

/** Nine aligned sheets of one set, with the parcel that they are all about on the top one. */
export default sheet(
  { width: 430, height: 544 },
  path('cast', stack.flat(-10, [22, side + 26], [-10, side - 10])),
  Array.from({ length: sheets }, (_, place) => oneSheet(place)).join(''),
  path(
    'plan',
    stack.line([side / 2, 8, top], [side / 2, side - 8, top]) +
      stack.line([8, side / 2, top], [side - 8, side / 2, top]),
  ),
  path('cast', stack.block([62, 138], [62, 138], [top, top + 40]).shadow(44)),
  taped(stack, [62, 138], [62, 138], [top, top + 58], {}, 'cut'),
)
