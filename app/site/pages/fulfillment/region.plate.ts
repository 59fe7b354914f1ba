import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { islands } from '#app/site/drawings/channel-islands.ts'
import { hills } from './hills.ts'
import { coast, curve, harborRoad, places, plot, road } from './region.ts'

const [width, height] = [620, 404]
const shore = curve(coast)
const sea = `${shore}L${width} ${height + 8}H-40z`
const inView = islands.filter((island) => island.some((place) => plot(place)[0] > 0))
const around = inView.map((island) => curve(island, true)).join('')
/** Of straight lines, because a wide stroke along a small curve has spurs. */
const aroundRoughly = inView.map(
  (island) => `M${island.map((place) => plot(place).join(' ')).join('L')}z`,
)

/** The lines of an engraved sea, closed, and finer with the distance from all shores: strokes whose inside is water again. */
const waters = [60, 44, 30, 18, 9].map((far, n) => {
  const line = 0.7 + n * 0.3
  return ['plan', 'blueprint-tint']
    .map(
      (color, at) =>
        `<use href="#shores" stroke="var(--color-${color})" stroke-width="${2 * far - 2 * at * line}"/>`,
    )
    .join('')
})

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
  `<defs><path id="shores" d="${shore + aroundRoughly.join('')}"/></defs><clipPath id="frame"><path d="M0 0H${width}V${height}H0z"/></clipPath><clipPath id="sea"><path d="${sea}"/></clipPath><clipPath id="islands"><path d="${around}"/></clipPath><g clip-path="url(#frame)">`,
  path('tone bare', sea),
  '<g clip-path="url(#sea)">',
  ...waters,
  `<path d="${shore}" stroke="var(--color-plan)" stroke-width="8"/></g>`,
  // The islands, with the sides away from the light in shade.
  path('shade', around),
  `<g clip-path="url(#islands)"><path class="ground bare" d="${around}" transform="translate(-5 -9)"/></g>`,
  path('cut void', around),
  path('cut', shore),
  hills,
  way(curve(road)),
  way(curve(harborRoad)),
  `<path d="${curve(harborRoad)}${curve(road.slice(6))}" stroke="var(--color-poppy)" stroke-width="3.5" stroke-dasharray="8 5" stroke-linecap="butt"/>`,
  (['Santa Barbara', 'Ventura', 'Thousand Oaks', 'Los Angeles'] as const).map(stop).join(''),
  marker(424, 160),
  // The name of Los Angeles does not overlap the bend of the road.
  path('edge', `M590 162L${losAngelesX + 5} ${losAngelesY - 6}`),
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
