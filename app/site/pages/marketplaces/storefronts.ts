import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Point3, project } from '#app/ui/drawing/isometric.ts'

export const origin = [112, 318] as const
/** The space of the rack: x along its boards, y towards the viewer. */
export const at = space(origin, 1)
export const [length, depth, foot] = [430, 74, -18] as const

/** Where each storefront begins along the rack. */
export const slabs = [-8, 148, 304] as const
const [wide, low, high, thick] = [138, 188, 302, 14] as const
const back = -22

const listings = [
  'M80 40h46M80 54h34M80 68h46M80 82h22',
  'M80 40h30M80 54h46M80 68h40M80 82h46',
  'M80 40h46M80 58h17M109 58h17M80 76h17M109 76h17',
]

/** A storefront as a slab: its title bar, the parcel as its picture, and the lines of its listing. */
export function slab(index: number) {
  const x = slabs[index]!
  return [
    solid(at, [x, x + wide], [back, back + thick], [low, high], { side: 'solid' }),
    on(
      'front',
      origin,
      [x, back + thick, high],
      path('light', `M0 0h${wide}v${high - low}h-${wide}z`),
      path(index === 1 ? 'blueprint' : 'solid', `M0 0h${wide}v22h-${wide}z`),
      path('light bare', disc(12, 11, 3.5) + disc(24, 11, 3.5) + disc(36, 11, 3.5)),
      path('tone', 'M12 34h56v56h-56z'),
      path('shade bare', 'M12 90v-18l56 -14v32z'),
      picture,
      path('edge', listings[index]!),
      path('poppy', 'M12 97h44v13h-44z'),
      path('edge', 'M80 104h30'),
      path('cut void', `M0 0h${wide}v${high - low}h-${wide}z`),
    ),
  ].join('')
}

/** The parcel as a window shows it: from the front. */
const picture = [
  path('poppy', 'M24 50h32v32h-32z'),
  path('solid bare', 'M36 50h8v12h-8z'),
  path('dark bare', 'M46 50h10v32h-10z'),
  path('edge', 'M24 50h32v32h-32z'),
].join('')

/** Pipes along the axes of the rack: each a run of points in space. */
export function pipe(...runs: Point3[][]) {
  const d = runs.map((run) => at.line(...run)).join('')
  const lit = runs
    .map((run) => run.map((point) => project(point, origin)))
    .map((run) => 'M' + run.map(([x, y]) => `${x - 1.2} ${y - 1.6}`).join('L'))
    .join('')
  return [
    `<path d="${d}" stroke-width="12"/>`,
    inked('poppy', `<path d="${d}" stroke-width="7"/>`),
    inked('sheet', `<path d="${lit}" stroke-width="1.75"/>`),
  ].join('')
}
