import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { waterLines } from '#app/site/drawings/plate/water-lines.ts'
import { islands, mainland, towns } from '#app/site/drawings/channel-islands.ts'
import { inset } from './chart-inset.ts'
import { relief } from './chart-relief.ts'
import { height, plot, tenMiles, trace, width } from './plot.ts'

const around = islands.map((island) => trace(island, true)).join('')
const land = `${trace(mainland)}V-80H-80z${around}`

/** Where a meridian or a parallel meets the frame. */
const meridian = (longitude: number) => plot([longitude, 34])[0]
const parallel = (latitude: number) => plot([-120, latitude])[1]

const graticule = [
  ...[-120, -119.5, -119].map((longitude) => `M${meridian(longitude)} 0V${height}`),
  ...[34.5, 34].map((latitude) => `M0 ${parallel(latitude)}H${width}`),
]

const border = 7
const [fiveMinutes, west, north] = [1 / 12, -120.583, 34.583]

/** The frame, divided into five minutes each, every second one ink. */
function frame() {
  const across = Array.from({ length: 12 }, (_, step) => {
    const from = Math.max(0, meridian(west + 2 * step * fiveMinutes))
    const to = Math.min(width, meridian(west + (2 * step + 1) * fiveMinutes))
    if (to <= from) return ''
    return `M${from} 0H${to}V${border}H${from}zM${from} ${height}H${to}V${height - border}H${from}z`
  })
  const down = Array.from({ length: 5 }, (_, step) => {
    const from = Math.max(0, parallel(north - 2 * step * fiveMinutes))
    const to = Math.min(height, parallel(north - (2 * step + 1) * fiveMinutes))
    return `M0 ${from}V${to}H${border}V${from}zM${width} ${from}V${to}H${width - border}V${from}z`
  })
  return [
    path('light bare', `M0 0H${width}V${border}H0zM0 ${height}H${width}V${height - border}H0z`),
    path(
      'light bare',
      `M0 0H${border}V${height}H0zM${width} 0H${width - border}V${height}H${width}z`,
    ),
    // Apart, because where they overlap, in the corners, they would cancel each other.
    path('solid bare', across.join('')),
    path('solid bare', down.join('')),
    path('edge', `M${border} ${border}H${width - border}V${height - border}H${border}z`),
  ].join('')
}

const home = 'Camarillo'
const [homeX, homeY] = plot(towns[home]!)

/** The channel with its islands: land is paper, sea is blue, and light comes from the upper left. */
export default sheet(
  { width, height, weight: 1.25 },
  rect('tone bare', 0, 0, width, height),
  waterLines('land', land, 'blueprint-tint', [5, 11, 18.5, 27.5, 38]),
  // The shore is heavier on the side away from the light.
  `<use href="#land" class="cut" x="1.1" y="1.6"/><use href="#land" class="ground"/>`,
  inked('blueprint', path('thin', graticule.join(''))),
  relief,
  inset(),
  // The scale in miles, and the north arrow.
  rect('light', 1172, 588, tenMiles, 9),
  rect('solid bare', 1172, 588, tenMiles / 4, 9),
  rect('solid bare', 1172 + tenMiles / 2, 588, tenMiles / 4, 9),
  path('edge', 'M1184 136V62'),
  path('solid', 'M1184 54l11 34l-11 -8z'),
  path('light', 'M1184 54l-11 34l11 -8z'),
  Object.entries(towns)
    .filter(([name]) => name !== home)
    .map(([, place]) => path('ground cut', disc(...plot(place), 6)))
    .join(''),
  path('cast', `M${homeX} ${homeY}l34 -16h22l-44 16z`),
  path('poppy cut', `M${homeX} ${homeY}l-15 -22a19 19 0 1 1 30 0z`),
  path('ground bare', `M${homeX - 6} ${homeY - 34}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`),
  frame(),
)
