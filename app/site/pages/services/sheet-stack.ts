import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const sheets = 9

type Stack = {
  /** The side of a sheet, and the distance between two sheets. */
  side: number
  pitch: number
  origin: Origin
  size: { width: number; height: number; weight?: number }
  /** The parcel on the top sheet: where its sides begin, and its length. */
  parcel: [from: number, length: number]
}

/** Nine aligned sheets of one set, with the parcel that they are all about on the top one. */
export function sheetStack({ side, pitch, origin, size, parcel }: Stack) {
  const stack = space(origin, 1)
  const top = pitch * (sheets - 1)

  /** The drawing on each sheet, as far as it is visible beside the sheet above. */
  const oneSheet = (place: number) => {
    const z = place * pitch
    const pen = place % 3 && place < sheets - 1 ? 'tone' : 'light'
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

  const [from, length] = parcel
  const base = [from, from + length] as const
  return sheet(
    size,
    path('cast', stack.flat(-10, [22, side + 26], [-10, side - 10])),
    Array.from({ length: sheets }, (_, place) => oneSheet(place)).join(''),
    path(
      'plan',
      stack.line([side / 2, 8, top], [side / 2, side - 8, top]) +
        stack.line([8, side / 2, top], [side - 8, side / 2, top]),
    ),
    path('cast', stack.block(base, base, [top, top + 40]).shadow(44)),
    taped(stack, base, base, [top, top + 58], {}, 'cut'),
  )
}
