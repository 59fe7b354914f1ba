import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { islands } from '#app/site/drawings/channel-islands.ts'
import { coast, harborRoad, places, plot, road, trace } from './region.ts'

const [width, height] = [620, 404]
const shore = trace(coast)
const sea = `${shore}L${width} ${height + 8}H-40z`
const around = islands.map((island) => `${trace(island)}z`).join('')

/** A ridge in engraving style: a lit edge, and the side away from the light hatched. */
const hill = (x: number, y: number, size: number) =>
  path('light bare', `M${x} ${y}l${size} ${-size}l${size * 1.2} ${size}z`) +
  path('shade bare', `M${x + size} ${y - size}l${size * 1.2} ${size}h${-size * 1.6}z`) +
  path('edge', `M${x} ${y}l${size} ${-size}l${size * 1.2} ${size}`)

const ranges = [
  [196, 34, 13],
  [218, 40, 17],
  [452, 44, 15],
  [478, 52, 21],
  [548, 84, 18],
  [344, 204, 9],
  [372, 200, 11],
].map(([x = 0, y = 0, size = 0]) => hill(x, y, size))

const way = (d: string) =>
  `<path d="${d}" stroke-width="7"/><path d="${d}" stroke="var(--color-sheet)" stroke-width="3.5"/>`

const stop = (name: keyof typeof places) => {
  const [x, y] = plot(places[name])
  return path('cut', disc(x, y, 5)) + path('ground', disc(x, y, 5))
}

const [homeX, homeY] = plot(places.Camarillo)
const hall = space([homeX, homeY - 22], 1)
const [losAngelesX, losAngelesY] = plot(places['Los Angeles'])
const [portX, portY] = plot(places.ports)
const quay = space([portX + 6, portY + 4], 1)
const containers = [
  [0, 0, 'blueprint'],
  [0, 9, 'poppy'],
  [24, 0, 'tone'],
  [24, 9, 'blueprint'],
] as const

/** From the coast road to the two ports: sea and islands, the route of a container, and the warehouse at its end. */
export default sheet(
  { width, height },
  rect('ground bare', 0, 0, width, height),
  `<clipPath id="frame"><path d="M0 0H${width}V${height}H0z"/></clipPath><clipPath id="sea"><path d="${sea}"/></clipPath><g clip-path="url(#frame)">`,
  path('tone bare', sea),
  '<g clip-path="url(#sea)">',
  inked(
    'plan',
    ...[14, 26, 40, 58].map(
      (far, n) =>
        `<path d="${shore}" transform="translate(${-far * 0.45} ${far})" stroke-width="${1.75 - n * 0.35}"/>`,
    ),
  ),
  `<path d="${shore}" stroke="var(--color-blueprint)" stroke-opacity=".35" stroke-width="16"/></g>`,
  path('cast', around),
  path('ground', around),
  path('cut', shore),
  ...ranges,
  way(trace(road)),
  way(trace(harborRoad)),
  `<path d="${trace([...harborRoad, ...road.slice(6, -1).toReversed()])}" stroke="var(--color-poppy)" stroke-width="3.5" stroke-dasharray="8 5" stroke-linecap="butt"/>`,
  (['Santa Barbara', 'Ventura', 'Thousand Oaks', 'Los Angeles'] as const).map(stop).join(''),
  // The name of Los Angeles does not overlap the bend of the road.
  path('edge', `M590 162L${losAngelesX + 5} ${losAngelesY - 6}`),
  // The warehouse and its flag.
  path('cast', hall.flat(0, [26, 62], [-8, 18])),
  solid(hall, [-8, 34], [-4, 24], [0, 20], { lid: 'poppy', front: 'light' }, 'cut'),
  path('solid', hall.left(24, [4, 18], [0, 12])),
  path('cut', `M${homeX} ${homeY - 42}V${homeY - 86}`),
  path('poppy', `M${homeX} ${homeY - 86}h30l-8 10l8 10h-30z`),
  // The ports: containers and a crane.
  path('dark', quay.flat(0, [-6, 56], [-8, 14])),
  containers
    .map(([x, z, front]) => solid(quay, [x, x + 22], [0, 10], [z, z + 9], { front }, 'edge'))
    .join(''),
  '</g>',
  path('light', disc(40, 356, 24)),
  path('solid', 'M40 330l9 28h-9z'),
  path('light', 'M40 330l-9 28h9z'),
  path('edge', `${disc(40, 356, 24)}M40 384V374M14 356h8M58 356h8`),
  path('cut void', `M1.500 1.500H${width - 1.5}V${height - 1.5}H1.500z`),
)
