import { on } from '#app/site/drawings/plate/iso.ts'
import { lettering } from '#app/site/drawings/plate/lettering.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'
import { bottom, bumper, far, front, joints } from './dock.ts'

const rack = space([168, 104], 1)
const slot = 44
const shelf = (z: number) =>
  solid(rack, [0, slot * 3], [0, 42], [z - 5, z], { lid: 'ground', front: 'solid' }, 'edge')
const post = (x: number, y: number) =>
  solid(rack, [x - 2, x + 2], [y - 2, y + 2], [0, 98], { front: 'solid' }, 'edge')
const kept = (at: number, z: number, high: number, front = 'tone') =>
  taped(rack, [at * slot + 5, at * slot + 37], [6, 38], [z, z + high], { front })
const gone = (x: Span, y: Span, z: Span) => {
  const { lid, front, side } = rack.block(x, y, z)
  return path('plan', lid + front + side)
}

/** A stall that shows the count. */
function stall(origin: Origin, pen: string, cloth: string) {
  const at = space(origin, 1)
  const [wide, top] = [78, 102]
  const stripes = [0, 1, 2, 3, 4, 5].map((n) =>
    path(
      n % 2 ? 'light' : cloth,
      at.face(
        [n * 13, 18, top],
        [n * 13 + 13, 18, top],
        [n * 13 + 13, 34, top - 12],
        [n * 13, 34, top - 12],
      ),
    ),
  )
  return [
    path('cast', at.face([wide, 0, 0], [wide, 18, 0], [wide + 30, 0, 0], [wide + 30, -22, 0])),
    solid(at, [0, wide], [0, 18], [0, top], { front: pen }),
    on(
      'front',
      origin,
      [0, 18, top],
      path('solid', 'M13 38h52v42h-52z'),
      inked('sheet', lettering('5', 30, 45, 28, 'cut')),
    ),
    path('edge', at.line([0, 18, 18], [wide, 18, 18])),
    stripes.join(''),
    path(
      'cut void',
      at.face([0, 18, top], [wide, 18, top], [wide, 34, top - 12], [0, 34, top - 12]),
    ),
  ].join('')
}

const scene = [
  // The shelf, and the belt on which one box leaves
  path('cast', rack.flat(0, [132, 190], [0, 42])),
  post(0, 0) + post(132, 0),
  shelf(8) + kept(0, 8, 30) + kept(1, 8, 24, 'light'),
  gone([93, 125], [6, 38], [8, 38]),
  shelf(54) + kept(0, 54, 24, 'light') + kept(1, 54, 32) + kept(2, 54, 26, 'light'),
  post(0, 42) + post(132, 42),
  solid(rack, [88, 130], [44, 150], [0, 12], { front: 'tone' }),
  path(
    'edge',
    Array.from({ length: 8 }, (_, n) =>
      rack.line([92, 52 + n * 12, 12], [126, 52 + n * 12, 12]),
    ).join(''),
  ),
  path('plan', rack.line([109, 38, 24], [109, 108, 24])),
  taped(rack, [93, 125], [108, 140], [12, 42], { lid: 'light', front: 'light' }),
  // One line from the shelf to all three stalls
  inked(
    'blueprint',
    path(
      'cut',
      'M286 170L330 195.400 472 195.400 578 195.400M386 195.400l26 -15M488 195.400l26 -15M578 195.400l38 -22',
    ),
  ),
  stall([336, 120], 'light', 'poppy'),
  stall([438, 120], 'tone', 'blueprint'),
  stall([540, 120], 'light', 'solid'),
].join('')

/** The floor to a right end: of the back edge, of the front edge, and between them. */
const floor = (back: number, end: number, between: string) => {
  const outline = `M8 170L143 ${far}H${back}${between}L${end} ${front}H136z`
  return [
    path('ground bare', outline),
    joints('left', outline),
    path('tone', `M8 170L136 ${front}V${bottom}L8 206z`),
    bumper(136, end),
    path('edge', `M8 170L143 ${far}H${back}${between}M136 ${front}V${bottom}`),
    path('cut', `M8 170L136 ${front}H${end}`),
  ].join('')
}

/** Five boxes on the shelf, one that has left, and five on each of the three stalls that sell from it. */
export const marketplaces = floor(672, 672, '') + scene

const corner = 732
/** The same on a floor that ends in a corner. */
export const marketplacesAlone = [
  floor(597, 604, `L${corner} 170`),
  path('solid', `M604 ${front}L${corner} 170v36L604 ${bottom}z`),
  scene,
].join('')
