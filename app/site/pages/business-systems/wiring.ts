import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { prism } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'
import { deep, standing, type SystemName, wide } from './five-systems.ts'
import { drawn, plug, type Port } from './tangle.ts'

/** A sheet on the table: its back corner, and its sides to the right and to the left. */
type Floor = { at: Origin; sides: readonly [right: number, left: number]; hasGrid?: boolean }

const paper = ({ at: origin, sides: [right, left], hasGrid = true }: Floor) => {
  const at = space(origin, 1)
  const steps = (side: number) =>
    Array.from({ length: Math.ceil(side / 24) - 1 }, (_, n) => 24 + n * 24)
  const grid = [
    ...steps(right).map((step) => at.line([step, 0, 0], [step, left, 0])),
    ...steps(left).map((step) => at.line([0, step, 0], [right, step, 0])),
  ]
  return [
    path('cast', at.flat(-8, [14, right + 16], [-6, left - 4])),
    solid(at, [0, right], [0, left], [-7, 0], { front: 'solid', side: 'solid' }, 'edge'),
    hasGrid ? path('thin', grid.join('')) : '',
  ].join('')
}

type Before = Floor & {
  places: readonly (readonly [name: SystemName, x: number, y: number])[]
  plugs: readonly Port[]
  /** Where the person stands, and how tall. */
  feet: readonly [x: number, y: number]
  height: number
  lying: string[]
  inHand: string[]
}

/** Where the person's hands are, at the end of arms that are spread. */
export function hands({ at, feet, height }: Pick<Before, 'at' | 'feet' | 'height'>) {
  const [x, y] = project([...feet, 0], at)
  const hand = (right: number, down: number) =>
    [x + (right * height) / 111, y + (down * height) / 111] as const
  return { left: hand(-38, -75), right: hand(32, -60) }
}

/** Before: the systems stand along the two walls, and on the floor lie the connections of each to each. */
export function tangled(sheet: Before) {
  const { at: origin, places, plugs, feet, height, lying, inHand } = sheet
  const at = space(origin, 1)
  const stands = project([...feet, 0], origin)
  const guard = isoPerson({ at: stands, height, pen: 'blueprint', pose: 'spread' })
  return [
    paper(sheet),
    places.map(([name, x, y]) => standing(name, at, x, y)).join(''),
    drawn(lying),
    plugs.map((port) => plug(at, port)).join(''),
    guard.cast,
    guard.body,
    drawn(inHand),
    guard.arms,
  ].join('')
}

const blue = { lid: 'blueprint', front: 'blueprint', side: 'solid' }

type After = Floor & {
  behind: readonly (readonly [name: SystemName, x: number])[]
  inFront: readonly (readonly [name: SystemName, x: number])[]
}

/** After: one line between the same systems. */
export function connected(sheet: After) {
  const { at: origin, sides, behind, inFront } = sheet
  const at = space(origin, 1)
  const joint = (x: number, from: number, until: number) =>
    solid(at, [x + wide / 2 - 6, x + wide / 2 + 6], [from, until], [0, 8], blue, 'edge')
  const socket = (x: number, y: number) =>
    solid(
      at,
      [x + wide / 2 - 10, x + wide / 2 + 10],
      [y, y + 6],
      [0, 12],
      { lid: 'poppy', front: 'poppy', side: 'solid' },
      'edge',
    )
  return [
    paper(sheet),
    behind.map(([name, x]) => standing(name, at, x, 14, 'solid')).join(''),
    behind.map(([, x]) => socket(x, 14 + deep) + joint(x, 20 + deep, 92)).join(''),
    solid(at, [6, sides[0] - 6], [92, 112], [0, 14], blue),
    inFront.map(([, x]) => joint(x, 112, 146)).join(''),
    inFront.map(([name, x]) => standing(name, at, x, 146, 'solid')).join(''),
  ].join('')
}

/** The step from the first sheet to the second: an arrow as thick as the sheets, in line with what it leads to. */
export function step(origin: Origin, [tail, tip]: Span, middle: number) {
  const neck = tail + (tip - tail) * 0.36
  return [
    solid(
      space(origin, 1),
      [tail, neck],
      [middle - 10, middle + 10],
      [-7, 3],
      { ...blue, front: 'solid' },
      'edge',
    ),
    prism({
      origin,
      plan: [
        [neck, middle - 22],
        [tip, middle],
        [neck, middle + 22],
      ],
      from: -7,
      to: 3,
      lid: 'blueprint',
      walls: ['solid', 'solid'],
    }),
  ].join('')
}
