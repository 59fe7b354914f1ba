import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { islands, mainland, towns } from '#app/site/drawings/channel-islands.ts'
import { height, plot, tenMiles, trace, width } from './plot.ts'

const coast = trace(mainland)
const land = `${coast}V-20H-20z`
const sea = `${coast}V${height + 20}H-20z`
const around = islands.map((shore) => `${trace(shore)}z`).join('')

/** A ridge in engraving style: a lit edge, and the side away from the light hatched. */
const hill = (x: number, y: number, size: number) =>
  path('light bare', `M${x} ${y}l${size} ${-size}l${size * 1.2} ${size}z`) +
  path('shade bare', `M${x + size} ${y - size}l${size * 1.2} ${size}h${-size * 1.6}z`) +
  path('edge', `M${x} ${y}l${size} ${-size}l${size * 1.2} ${size}`)

/** The mountains behind the coast, from Point Conception to the hills above Camarillo. */
const ranges = [
  [64, 74, 24],
  [120, 62, 32],
  [206, 78, 24],
  [268, 60, 34],
  [352, 80, 26],
  [420, 62, 38],
  [506, 86, 26],
  [700, 100, 32],
  [764, 76, 44],
  [884, 126, 34],
  [936, 92, 52],
  [1014, 160, 36],
  [1074, 200, 26],
  [1236, 262, 34],
  [1296, 286, 24],
].map(([x = 0, y = 0, size = 0]) => hill(x, y, size))

const home = 'Camarillo'
const [homeX, homeY] = plot(towns[home]!)

/** The channel with its islands: land is paper, sea is blue, and light comes from the upper left. */
export default sheet(
  { width, height, weight: 1.25 },
  `<clipPath id="sea"><path d="${sea}"/></clipPath><clipPath id="islands"><path d="${around}"/></clipPath>`,
  rect('tone bare', 0, 0, width, height),
  '<g clip-path="url(#sea)">',
  inked(
    'plan',
    ...[22, 40, 62, 90].map(
      (far, n) =>
        `<path d="${coast}" transform="translate(${-far * 0.4} ${far})" stroke-width="${2.2 - n * 0.4}"/>`,
    ),
    ...[12, 24].map(
      (far) => `<path d="${around}" transform="translate(0 ${far})" stroke-width="1.25"/>`,
    ),
  ),
  `<path d="${coast}" stroke="var(--color-blueprint)" stroke-opacity=".4" stroke-width="26"/></g>`,
  path('ground bare', land),
  ...ranges,
  inked(
    'blueprint',
    path(
      'thin',
      `M37 0V${height}M410 0V${height}M783 0V${height}M1156 0V${height}M0 81H${width}M0 532H${width}`,
    ),
  ),
  path('cut', coast),
  path('ground', around),
  // Their southern slopes are shaded.
  `<g clip-path="url(#islands)">${path('shade bare', around)}<path class="ground bare" d="${around}" transform="translate(-5 -15)"/></g>`,
  path('cut void', around),
  // The scale in miles, and the north arrow.
  rect('light', 1164, 588, tenMiles, 10),
  rect('solid bare', 1164, 588, tenMiles / 2, 10),
  path('edge', `M1180 136V62`),
  path('solid', 'M1180 54l11 34l-11 -8z'),
  path('light', 'M1180 54l-11 34l11 -8z'),
  Object.entries(towns)
    .filter(([name]) => name !== home)
    .map(([, place]) => path('ground cut', disc(...plot(place), 6)))
    .join(''),
  path('cast', `M${homeX} ${homeY}l34 -16h22l-44 16z`),
  path('poppy cut', `M${homeX} ${homeY}l-15 -22a19 19 0 1 1 30 0z`),
  path('ground bare', `M${homeX - 6} ${homeY - 34}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`),
)
