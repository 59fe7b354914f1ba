import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { camera } from '#app/site/drawings/plate/camera.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'
import { strip } from './strip.ts'

/** The table from its back edge to its front edge, and where things stand on it. */
const [far, near, stand] = [150, 188, 176] as const

const table = [
  rect('light bare', 0, far, 360, near - far),
  rect('solid bare', 0, near, 360, 8),
  rect('tone bare', 0, near + 8, 360, 14) + rect('dark bare', 0, near + 8, 360, 6),
  path('edge', `M0 ${far}H360`) + path('cut', `M0 ${near}H360`),
].join('')

/** A buyer's question on a card. */
const question = (x: number, y: number, pen: string) =>
  [
    path('cast', `M${x + 6} ${y + 6}h58v36h-58z`),
    path(pen, `M${x} ${y}h58v36h-34l-10 12v-12h-14z`),
    path('edge', `M${x + 10} ${y + 12}h38M${x + 10} ${y + 23}h24`),
  ].join('')

const list = [
  question(24, 22, 'blueprint'),
  question(40, 80, 'light'),
  path('plan', 'M90 42H132M104 98H132'),
  path('cast', `M150 ${stand}h106l40 -24h-50z`),
  cabinet({ at: [140, stand], size: [112, 146], back: [9, 6], fill: 'light' }),
  path('solid', 'M172 24h48v16h-48z'),
  [0, 1, 2]
    .map((n) => {
      const y = 48 + n * 42
      return [
        rect('tone', 150, y, 30, 34),
        bottle(165, [30, 40, 33][n]! + y, [0.2, 0.34, 0.22][n]!, { lifted: true }).replace(
          /^/,
          `<svg x="150" y="${y}" width="30" height="34" viewBox="150 ${y} 30 34">`,
        ) + '</svg>',
        rect('edge void', 150, y, 30, 34),
        path('edge', `M190 ${y + 9}h${[30, 22, 32][n]}M190 ${y + 20}h${[20, 28, 16][n]}`),
        rect('poppy', 230, y + 6, 14, 14),
        path('edge', `M233 ${y + 13}l3 4l6 -8`),
      ].join('')
    })
    .join(''),
  // Who approves it
  walker(316, stand, {
    scale: 1.14,
    left: true,
    arm: 'M-9 -91L4 -72L12 -71L42 -80L39 -88L12 -81L4 -96Z',
  }),
  path('light', disc(268, 80, 5)),
].join('')

const set = [
  // The screen that the camera is wired to: the frame is approved on it
  path('cast', `M18 ${stand}h56l30 -18h-40z`),
  path('solid', `M34 ${stand}l6 -20h20l6 20z`),
  cabinet({ at: [4, 156], size: [92, 104], back: [8, 5], fill: 'solid', lid: 'light' }),
  rect('tone', 11, 59, 78, 90),
  bottle(42, 142, 0.56, { lifted: true }),
  path('poppy', 'M64 104h26v26h-26z') + path('cut', 'M70 117l5 6l9 -12'),
  path('cut', `M78 ${stand - 4}Q114 196 142 ${stand - 2}`),
  // The sweep
  path('cast', 'M324 168l20 -14h16v14z'),
  path('light', 'M208 182H284Q326 182 326 140V24L350 10V128Q350 160 316 160H246z'),
  path('tone bare', 'M326 140V24L350 10V128Q350 160 316 160L284 182Q326 182 326 140z'),
  path('shade bare', 'M326 120V24L350 10V104z'),
  // The light on the bottle, from the lamp to its pool on the sweep
  `<path fill="var(--color-poppy-tint)" stroke="none" d="M262 16L320 166a45 10 0 0 1 -90 4L212 54z"/>`,
  path('cut void', 'M208 182H284Q326 182 326 140V24'),
  path('edge', 'M326 24L350 10M208 182L246 160'),
  bottle(274, 176, 0.78),
  // The stand of the lamp, its boom over the camera
  path('cut', 'M116 164V18M98 20L228 12') + rect('solid', 105, 163, 22, 5),
  path('solid', 'M90 12h16v16h-16z') + path('poppy', disc(116, 18, 5)),
  camera(150, 182, 0.86),
  path('plan', 'M194 88L246 66M194 100L240 160'),
  // The light over it
  path('solid', 'M222 6l24 10l-16 28l-14 -10z'),
  path('light', 'M204 44L254 6L262 16L212 54z'),
].join('')

/** A folder for one channel, with its pictures standing in it. */
const folder = (x: number, pen: string, prints: string) =>
  [
    path('cast', `M${x + 90} ${stand}l26 -17h26l-26 17z`),
    path(pen, `M${x + 14} ${stand - 9}V88h26l7 8h57v72z`),
    path('dark bare', `M${x + 14} ${stand - 9}V88h26l7 8h57v72z`),
    prints,
    path(pen, `M${x} ${stand}v-56h90v56z`),
    path(pen, `M${x + 90} ${stand}l14 -9v-56l-14 9z`) +
      path('dark bare', `M${x + 90} ${stand}l14 -9v-56l-14 9z`),
    path('cut void', `M${x} ${stand}v-56h90v56zM${x + 90} ${stand}l14 -9v-56l-14 9`),
    rect('label', x + 24, stand - 36, 42, 18),
  ].join('')

/** A print that stands in a folder. */
const print = (x: number, y: number, wide: number, tall: number, scale: number) =>
  rect('light', x, y, wide, tall) +
  rect('tone', x + 5, y + 5, wide - 10, tall - 10) +
  bottle(x + wide / 2, y + tall - 8, scale, { lifted: true })

const delivered = [
  folder(14, 'blueprint', print(30, 64, 64, 64, 0.32)),
  folder(126, 'poppy', print(142, 44, 66, 84, 0.46)),
  folder(238, 'solid', print(262, 24, 56, 100, 0.56)),
].join('')

/** Three stations of one table: the list from the buyers' questions, the set with its screen, a folder per channel. */
export default strip('paper', table, list, set, delivered)
