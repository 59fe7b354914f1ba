import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, type Point3, project } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [122, 136]
const { face, flat, line } = space(origin, 1)
const deep = 84
const [low, half, high] = [0, 40, 80]
/** The height of the upper timber above its final position. */
const lift = 46

type Profile = readonly (readonly [x: number, z: number])[]

/** A timber by its outline from the front, clockwise: its tops, the ends that face right, and the grain along it. */
function timber(outline: Profile, up: number, name: string) {
  const at = ([x, z]: Profile[number], y: number): Point3 => [x, y, z + up]
  const faces = outline.map((start, index) => {
    const end = outline[(index + 1) % outline.length]!
    const quad = face(at(start, 0), at(end, 0), at(end, deep), at(start, deep))
    if (start[1] === end[1] && start[0] < end[0]) return path('light', quad)
    if (start[0] === end[0] && start[1] > end[1]) return path('light', quad) + path('dark', quad)
    return ''
  })
  const front = face(...outline.map((corner) => at(corner, deep)))
  const grain = [7, 16, 24, 33, 46, 55, 63, 72].map((z) =>
    line(
      at([0, z], deep),
      at([150 + z, z - 3], deep),
      at([200 + z, z + 2], deep),
      at([360, z], deep),
    ),
  )
  return [
    ...faces,
    path('tone', front),
    `<clipPath id="${name}"><path d="${front}"/></clipPath>`,
    `<g clip-path="url(#${name})">${path('thin', grain.join(''))}</g>`,
    path('cut void', front),
  ].join('')
}

const lower: Profile = [
  [0, low],
  [0, high],
  [120, high],
  [120, half],
  [240, half],
  [240, low],
]
const upper: Profile = [
  [120, half],
  [120, high],
  [360, high],
  [360, low],
  [240, low],
  [240, half],
]
const places = [150, 210].map((x): Point3 => [x, deep / 2, high + lift])

const pegs = places.map((place) => {
  const [x, y] = project(place, origin)
  return (
    lid(x, y, 12) +
    path('plan', `M${x} ${y}v-34`) +
    drum(x, y - 34, 54, 11, 11, 'poppy') +
    lid(x, y - 88, 11, 'light')
  )
})

const [start, end] = [120, 240].map((x) => project([x, deep + 40, 0], origin))
const slash = ([x, y]: readonly [number, number]) => `M${x - 4} ${y + 4}l8 -8`

/** Two timbers with a pegged joint: neither holds without the other. */
export const joint = (hatching: number) =>
  sheet(
    { width: 520, height: 372, hatching },
    path('cast', flat(0, [240, 400], [-30, deep - 24])),
    path('cast', flat(0, [0, 240], [deep, deep + 12])),
    timber(lower, 0, 'lower'),
    // The final position of the upper timber
    path(
      'plan',
      line([120, deep, half], [120, deep, half + lift]) +
        line([240, deep, half], [240, deep, half + lift]),
    ),
    timber(upper, lift, 'upper'),
    ...pegs,
    path(
      'edge',
      `M${start!.join(' ')}L${end!.join(' ')}${slash(start!)}${slash(end!)}` +
        line([120, deep + 12, 0], [120, deep + 50, 0]) +
        line([240, deep + 12, 0], [240, deep + 50, 0]),
    ),
  )
