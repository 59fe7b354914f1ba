import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { seaLines } from '#app/site/drawings/plate/sea-lines.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { islands } from '#app/site/drawings/channel-islands.ts'
import { hills } from './hills.ts'
import { coast, containerWay, curve, harborRoad, places, plot, road } from './region.ts'

const [width, height] = [620, 404]
const shore = curve(coast)
const sea = `${shore}L${width} ${height + 8}H-40z`
const inView = islands.filter((island) => island.some((place) => plot(place)[0] > 0))
const around = inView.map((island) => curve(island, true)).join('')
const [firstX, firstY] = plot(coast[0]!)
const [lastX, lastY] = plot(coast.at(-1)!)
const mainland = [
  [-90, firstY],
  [firstX, firstY],
  ...coast.map(plot),
  [lastX + 90, lastY + 60],
  [lastX + 90, -90],
  [-90, -90],
] as const

/** The lines of an engraved sea, finer with the distance from all shores. */
const waters = seaLines(
  [mainland, ...islands.map((island) => island.map(plot))],
  [width, height],
  [6, 13, 22, 33, 47, 64, 84],
).map(
  (d, n) =>
    `<path stroke="var(--color-plan)" stroke-width="${(2.1 - n * 0.23).toFixed(2)}" d="${d}"/>`,
)

const way = (d: string) =>
  `<path d="${d}" stroke-width="7"/><path d="${d}" stroke="var(--color-sheet)" stroke-width="3.5"/>`

const stop = (name: keyof typeof places) => {
  const [x, y] = plot(places[name])
  return path('cut', disc(x, y, 5)) + path('ground', disc(x, y, 5))
}

/** The route marker of U.S. 101, on its road. */
const marker = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${[
    path(
      'light',
      'M-19 -16Q-12 -13 -8 -18Q0 -14 8 -18Q12 -13 19 -16Q24 -4 20 5Q16 14 0 20Q-16 14 -20 5Q-24 -4 -19 -16Z',
    ),
    path('cut', 'M-11 -8V9M11 -8V9M-4 -4Q-4 -8 0 -8T4 -4V5Q4 9 0 9T-4 5Z'),
  ].join('')}</g>`

const [homeX, homeY] = plot(places.Camarillo)
const hall = space([homeX, homeY - 22], 1)
const [losAngelesX, losAngelesY] = plot(places['Los Angeles'])
const route = curve(containerWay)
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
  `<clipPath id="frame"><path d="M0 0H${width}V${height}H0z"/></clipPath><clipPath id="sea"><path d="${sea}"/></clipPath><clipPath id="islands"><path d="${around}"/></clipPath><g clip-path="url(#frame)">`,
  path('tone bare', sea),
  '<g clip-path="url(#sea)">',
  ...waters,
  '</g>',
  // The islands, with the sides away from the light in shade.
  path('shade', around),
  `<g clip-path="url(#islands)"><path class="ground bare" d="${around}" transform="translate(-5 -9)"/></g>`,
  path('cut void', around),
  path('cut', shore),
  hills,
  way(curve(road)),
  way(curve(harborRoad)),
  // The route of a container, beside the road.
  `<path d="${route}" stroke="var(--color-poppy)" stroke-width="3.2"/>`,
  path('poppy bare', `M${homeX + 8} ${homeY + 10}l12 -1l-5 11z`),
  (['Santa Barbara', 'Ventura', 'Thousand Oaks', 'Los Angeles'] as const).map(stop).join(''),
  marker(424, 160),
  path('edge', `M${losAngelesX + 10} 161L${losAngelesX + 3} ${losAngelesY - 8}`),
  // The warehouse and its flag.
  path('cast', hall.flat(0, [26, 62], [-8, 18])),
  solid(hall, [-8, 34], [-4, 24], [0, 20], { lid: 'poppy', front: 'light' }, 'cut'),
  path('solid', hall.left(24, [4, 18], [0, 12])),
  path('cut', `M${homeX} ${homeY - 42}V${homeY - 86}`),
  path('poppy', `M${homeX} ${homeY - 86}h30l-8 10l8 10h-30z`),
  // The ports: containers on their quay.
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
