import { camera } from '#app/site/drawings/plate/camera.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, placed, rect } from '#app/site/drawings/plate/sheet.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

/** The floor from its back edge to its front edge. One cable lies on it, from the table to the house. */
const [far, near] = [138, 196] as const
export const floor = (from: number, to: number, cable: string) =>
  [
    path('ground bare', `M${from} ${near}L${from && from + 42} ${far}H432V${near}z`),
    to < 432 ? path('light bare', `M${to} ${near}L432 ${far}V${near}z`) : '',
    path(
      'edge',
      `M${from && from + 42} ${far}H432${from ? `M${from} ${near}l42 ${far - near}` : ''}`,
    ),
    path('cut', `M${from} ${near}H${to}`),
    rect('solid bare', from, near, to - from, 12),
    to < 432 ? path('solid', `M${to} ${near}L432 ${far}v12L${to} 208z`) : '',
    path('cut', cable),
  ].join('')

/** The ends of the floor where the other drawing would go on. On the left the cable begins at a plug. */
export const rightEnd = [
  path('ground bare', `M432 ${near}V${far}h42z`) + path('edge', `M432 ${far}h42`),
  path('solid', `M432 ${near}L474 ${far}v12L432 208z`),
].join('')
export const leftEnd = [
  path('ground bare', `M-42 ${near}L0 ${far}V${near}z`) + rect('solid bare', -42, near, 43, 12),
  path('edge', `M-42 ${near}L0 ${far}`) + path('cut', `M-42 ${near}H0`),
  path('cut', 'M-6 176H0') + path('solid', 'M-20 172h14v8h-14z'),
].join('')

/** A microphone on a short stand, leaning towards who speaks. */
const microphone = (x: number, y: number, lean: number) =>
  [
    path('solid', `M${x - 11} ${y}a11 4 0 0 0 22 0a11 4 0 0 0 -22 0z`),
    path('cut', `M${x} ${y - 2}V${y - 22}`),
    `<g transform="translate(${x} ${y - 24}) rotate(${lean})">`,
    path('poppy', 'M-6 0V-18a6 6 0 0 1 12 0V0z') +
      path('solid bare', 'M-6 -12H6v3H-6zM-6 -4H6V0H-6z'),
    '</g>',
  ].join('')

/** Headphones on a walker of this scale: from the side, their band is a line over the crown. */
export const headphones = (x: number, y: number, scale: number, side: 1 | -1) =>
  path('cut', placed(`M${1 * side} -127L${10 * side} -127`, x, y, scale)) +
  path('poppy', disc(x + 3 * side * scale, y - 112 * scale, 6.5 * scale))

/** A head in profile on a screen. The host has short hair and faces right; the guest, at the scale -1, has long hair. */
export const head = (x: number, y: number, side: 1 | -1, pen: string, isShort = side === 1) =>
  `<g transform="translate(${x} ${y}) scale(${side} 1)">${[
    path(pen, 'M-17 46Q-17 26 -2 25Q14 26 14 46z'),
    path('light', 'M-5 27V18Q-9 2 4 2L12 5L14 13L11 21L5 23V28z'),
    path(
      'solid',
      isShort
        ? 'M-8 20Q-14 -4 4 -4Q15 -3 14 6L4 7L2 16L-3 20z'
        : 'M-12 34Q-15 -6 4 -6Q15 -4 13 4Q5 6 3 14L1 24Q0 32 -3 35z',
    ),
    path('poppy', disc(-1, 13, 4)),
  ].join('')}</g>`

/** An upright clip on a screen that leans on its stand. */
const clip = (x: number, y: number, fill: string, picture: string) =>
  [
    path('cast', `M${x + 4} ${y}h40l30 -16h-40z`),
    cabinet({ at: [x, y], size: [40, 84], back: [8, 5], fill: 'solid' }),
    rect(fill, x + 4, y - 79, 32, 56),
    `<svg x="${x + 5}" y="${y - 78}" width="30" height="54">${picture}</svg>`,
    rect('poppy bare', x + 5, y - 17, 20, 4) + rect('label bare', x + 5, y - 10, 29, 3),
  ].join('')

const talker = (x: number, jacket: string, side: 1 | -1) =>
  walker(x, 196, {
    scale: 0.96,
    jacket,
    left: side < 0,
    longHair: side < 0,
    arm: 'M-6 -92L8 -70L14 -68L34 -76L32 -83L16 -78L6 -96Z',
  }) + headphones(x, 196, 0.96, side)

/** The wedges of foam on the wall of the room. */
const [wedge, row] = [24, 29] as const
const wedges = Array.from({ length: 28 }, (_, n) => [
  26 + (n % 7) * wedge,
  50 + Math.floor(n / 7) * row,
])

/** Two people talk, and the camera makes upright clips of it. */
export const filmed = [
  floor(6, 432, 'M150 186C200 206 300 170 432 176'),
  cabinet({ at: [26, 137], size: [wedge * 7, row * 4], back: [8, 5], fill: 'tone', lid: 'light' }),
  path(
    'shade bare',
    wedges.map(([x, y]) => `M${x! + wedge / 2} ${y! - row}v${row}h${wedge / 2}z`).join(''),
  ),
  path(
    'thin',
    wedges
      .map(
        ([x, y]) =>
          `M${x} ${y}l${wedge / 2} ${-row}v${row}M${x! + wedge / 2} ${y! - row}L${x! + wedge} ${y}z`,
      )
      .join(''),
  ),
  path('edge', [50, 79, 108].map((y) => `M26 ${y}h${wedge * 7}`).join('')),
  // It looks over the shoulder of one at the other.
  path('plan', 'M204 64L80 66M204 78L80 94'),
  talker(56, 'blueprint', 1),
  talker(174, 'light', -1),
  // The table
  path('cast', 'M180 188h30l34 -22h-40z'),
  cabinet({ at: [60, 184], size: [108, 44], back: [16, 11], fill: 'light' }),
  rect('shade bare', 60, 156, 108, 28),
  rect('solid bare', 60, 140, 108, 8),
  microphone(96, 137, -24),
  microphone(138, 137, 24),
  // The camera, and its clips
  path('cast', 'M278 190h20l30 -20h-40z'),
  cabinet({ at: [222, 190], size: [56, 28], back: [14, 9], fill: 'light' }),
  rect('shade bare', 222, 178, 56, 12),
  camera(250, 158, 0.84, true),
  clip(292, 174, 'tone', head(18, 14, 1, 'blueprint')),
  clip(337, 180, 'light', head(16, 14, -1, 'tone')),
  clip(
    382,
    186,
    'tone',
    `<g transform="translate(0 10) scale(.62)">${head(14, 22, 1, 'blueprint') + head(38, 22, -1, 'light')}</g>`,
  ),
].join('')
