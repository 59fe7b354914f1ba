import { on } from '#app/site/drawings/plate/iso.ts'
import { lettering } from '#app/site/drawings/plate/lettering.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import { floor } from './dock.ts'

const rack = space([196, 106], 1)
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
function stall(along: number, pen: string, cloth: string) {
  const origin = rack.point([along, 4, 0])
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
  solid(rack, [88, 130], [44, 132], [0, 12], { front: 'tone' }),
  path(
    'edge',
    Array.from({ length: 7 }, (_, n) =>
      rack.line([92, 52 + n * 12, 12], [126, 52 + n * 12, 12]),
    ).join(''),
  ),
  path('plan', rack.line([109, 38, 24], [109, 96, 24])),
  taped(rack, [93, 125], [94, 126], [12, 42], { lid: 'light', front: 'light' }),
  // One line from the shelf to all three stalls
  inked(
    'blueprint',
    path(
      'cut',
      rack.line([138, 24, 0], [150, 24, 0], [150, 74, 0], [380, 74, 0], [380, 48, 0]) +
        [204, 292].map((along) => rack.line([along, 74, 0], [along, 48, 0])).join(''),
    ),
  ),
  stall(165, 'light', 'poppy'),
  stall(253, 'tone', 'blueprint'),
  stall(341, 'light', 'solid'),
].join('')

/** Five boxes on the shelf, one that has left, and five on each of the three stalls that sell from it. */
export const marketplaces = floor(rack, [-18, 434], [-18, 134]) + scene
