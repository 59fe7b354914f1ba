import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { optics } from './optics.ts'

const { axis, floor, object, lens, image, focal, tip, copy } = optics
const beam = `M${object} ${tip}H${lens}V${copy}zM${lens} ${tip}L${image} ${copy}H${lens}z`
const glass = `M${lens} ${axis - 146}Q${lens + 40} ${axis} ${lens} ${axis + 146}Q${lens - 40} ${axis} ${lens} ${axis - 146}z`

/** The walls of the camera and its barrel, cut open: outside, and back along the inside. */
const body = 'M336 32H474V20H626V372H474V360H336V348H486V360H614V32H486V44H336z'
const tint = (color: string, opacity: number, d: string) =>
  `<path fill="var(--color-${color})" fill-opacity="${opacity}" stroke="none" d="${d}"/>`

/**
 * A thin lens by the lens equation, in an open camera: the product's image is upside down on the sensor, and 0.6 times
 * as high.
 */
export default sheet(
  { width: 640, height: 406, weight: 1.1, hatching: 1.35 },
  // The product on its stand
  path('cast', `M118 ${floor}l30 -20h86l-46 20z`),
  cabinet({ at: [24, floor], size: [94, 168], back: [24, 16], fill: 'tone', lid: 'light' }),
  path('shade bare', `M78 ${floor}v-168h40v168z`),
  path('cast', `M626 ${floor}l10 -14v14z`),
  path('cut', `M2 ${floor}H638`),
  bottle(object, axis, 1, { lifted: true }),
  path('cast', `M${object + 32} ${axis}l22 -8h-22z`),
  // The dark inside of the camera
  path('solid bare', `M${lens} 44H486V32H614V360H486V348H${lens}z`),
  path('thin', `M2 ${axis}H${lens}`),
  path('cast', 'M340 364H474V372H340z'),
  path('ground', glass),
  // The light that reaches the sensor, and the sensor
  tint('poppy-tint', 1, beam),
  path('light', `M${image - 18} 119L${image + 18} 101V291L${image - 18} 309z`),
  path('tone bare', `M${image - 16} 122L${image + 16} 106V288L${image - 16} 304z`),
  `<g transform="matrix(.44 -.22 0 -.6 ${image} ${axis})">${bottle(0, 0, 1, { lifted: true })}</g>`,
  path('poppy', `M${image + 18} 101h12v190h-12z`) +
    path('dark bare', `M${image + 18} 101h12v190h-12z`),
  // The glass: clear, bright at the left, hatched at the right
  tint('blueprint', 0.28, glass),
  `<clipPath id="glass"><path d="${glass}"/></clipPath><g clip-path="url(#glass)">${path('dark bare', `M${lens + 6} ${axis - 150}h40v300h-40z`)}</g>`,
  inked(
    'blueprint',
    path(
      'edge',
      `M${object} ${tip}H${lens}L${image} ${copy}M${object} ${tip}L${image} ${copy}M${object} ${tip}L${lens} ${copy}H${image}`,
    ),
  ),
  path(
    'light bare',
    `M${lens - 6} ${axis - 112}Q${lens - 22} ${axis - 50} ${lens - 17} ${axis + 6}Q${lens - 13} ${axis - 50} ${lens - 6} ${axis - 112}z`,
  ),
  path('cut void', glass),
  path('plan', `M${lens} 4V${axis - 152}M${lens} ${floor}v30`),
  path('poppy', disc(lens - focal, axis, 6) + disc(lens + focal, axis, 6)),
  // The body in section, its finder and its release
  path('light', body) + path('shade bare', body) + path('cut void', body),
  path('solid', `M506 18l14 -14h64l14 14z`) + path('poppy', 'M606 10h14v8h-14z'),
  path('solid', `M${lens - 10} 44h20v10h-20zM${lens - 10} 338h20v10h-20z`),
  path('edge', `M${image} 372v10`),
)
