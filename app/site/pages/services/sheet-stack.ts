import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

/** The fill of each sheet, the lowest first: neighbors differ. */
const fills = [
  'light',
  'tone',
  'poppy',
  'light',
  'tone',
  'light',
  'blueprint',
  'tone',
  'light',
] as const
const sheets = fills.length
const tabs = ['solid', 'poppy', 'blueprint'] as const

const thickness = 5

type Stack = {
  /** The side of a sheet, and the distance between two sheets. */
  side: number
  pitch: number
  origin: Origin
  size: { width: number; height: number; weight?: number }
  /** The parcel on the top sheet: where its sides begin, and its length. */
  parcel: [from: number, length: number]
  /** The length of the shadow on the table. */
  reach: number
}

/** Nine aligned sheets of one set, with the parcel that they are all about on the top one. */
export function sheetStack({ side, pitch, origin, size, parcel, reach }: Stack) {
  const stack = space(origin, 1)
  const top = pitch * (sheets - 1)
  /** The width of the strip of shadow on a sheet, along the right edge of the sheet above. */
  const shade = Math.min(22, pitch * 0.55)

  /** The drawing on each sheet, as far as it is visible beside the sheet above. */
  const oneSheet = (fill: (typeof fills)[number], place: number) => {
    const z = place * pitch
    const faces = { lid: fill, front: 'solid', side: 'solid' }
    const frame = path('edge void', stack.flat(z, [8, side - 8], [8, side - 8]))
    const covered = side - pitch + thickness
    const isTop = place === sheets - 1
    return [
      solid(stack, [0, side], [0, side], [z - thickness, z], faces, 'edge'),
      path(tabs[place % 3]!, stack.flat(z, [side, side + 8], [2, 26])),
      fill === 'poppy' || fill === 'blueprint' ? inked('sheet', frame) : frame,
      titleBlock(z),
      isTop ? grid(z) : path('cast', stack.flat(z, [2, covered + shade], [-2, covered])),
    ].join('')
  }
  const grid = (z: number) =>
    path(
      'thin',
      [24, 40, 56]
        .map((step) => stack.line([12, side - step, z], [side - 12, side - step, z]))
        .join(''),
    )
  /** In the front corner, as on every sheet of a set. */
  const titleBlock = (z: number) => {
    const [x, y] = [side - 46, side - 22]
    return [
      path('light', stack.flat(z, [x, side - 8], [y, side - 8])),
      path('solid bare', stack.flat(z, [x + 5, x + 24], [y + 4, y + 8])),
    ].join('')
  }

  const [from, length] = parcel
  const base = [from, from + length] as const
  return sheet(
    size,
    path('cast', stack.flat(-thickness, [reach, side + reach], [-reach / 2, side - reach / 2])),
    fills.map(oneSheet).join(''),
    path(
      'plan',
      stack.line([side / 2, 8, top], [side / 2, side - 8, top]) +
        stack.line([8, side / 2, top], [side - 8, side / 2, top]),
    ),
    path('cast', stack.block(base, base, [top, top + 40]).shadow(44)),
    taped(stack, base, base, [top, top + 58], {}, 'cut'),
  )
}
