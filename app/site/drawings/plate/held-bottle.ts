import { bottle } from './bottle.ts'
import { path } from './sheet.ts'

/** A fingertip that has come round from behind: its upper end at `y`, its tip to the left. */
const finger = ([tip, y, thick, turn, nail]: readonly [
  number,
  number,
  number,
  number,
  boolean,
]) => {
  const half = thick / 2
  const shape = `M${240 - half} 0H${tip + half}q${-half} 0 ${-half} ${half}t${half} ${half}H${240 - half}q22 -2 22 ${-half}t-22 ${-half}z`
  return `<g transform="translate(0 ${y}) rotate(${turn} 240 ${half})">${[
    path('light', shape),
    path(
      'shade bare',
      `M${tip + 4} ${thick * 0.62}H${256 - half}q0 ${half * 0.7} -16 ${half * 0.76}H${tip + half}q-8 0 -12 -10z`,
    ),
    path('cut void', shape),
    path('edge', `M236 5q-5 6 -2 12`),
    nail ? path('label', `M${tip + 2} ${half - 5}q4 -5 14 -4v11q-10 2 -14 -2z`) : '',
  ].join('')}</g>`
}

/** From the smallest to the first, which lies over the others. */
const fingers = [
  [204, 309, 25, 9, false],
  [188, 278, 30, 5, false],
  [180, 244, 32, 1, true],
  [190, 210, 31, -5, true],
] as const

const palm = 'M-8 424V306Q2 256 36 222Q64 196 110 192V350Q86 372 76 424z'
const thumb =
  'M22 268Q36 232 74 222Q104 212 130 196Q150 184 160 198Q166 212 150 224Q122 246 104 270Q90 292 62 306z'

/** The bottle in a hand that comes from the lower left of a drawing of 320 by 400. */
export const heldBottle = [
  path('light bare', palm),
  path('shade bare', 'M46 424Q54 352 104 306L110 350Q86 372 76 424z'),
  path('cut void', palm),
  bottle(160, 352, 2.2, { lifted: true }),
  path('light bare', thumb),
  path(
    'shade bare',
    'M62 306Q90 292 104 270Q122 246 150 224Q158 218 161 210Q120 226 92 252Q76 268 62 306z',
  ),
  path(
    'cut',
    'M22 268Q36 232 74 222Q104 212 130 196Q150 184 160 198Q166 212 150 224Q122 246 104 270Q90 292 62 306',
  ),
  path('edge', 'M84 224q6 8 2 16M92 220q6 8 2 16'),
  path('label', 'M138 198q14 -8 18 2q2 7 -10 14z'),
  fingers.map(finger).join(''),
].join('')
