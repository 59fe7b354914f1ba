import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { waveform } from '#app/site/drawings/waveform.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const [width, height, foot] = [1344, 560, 532]
const middle = 404
/** The playback position of the recording: everything before it has been spoken. */
const playhead = 792
const origin: Origin = [1076, 330]

/** Strokes as boxes; those that are not spoken yet are outlines. */
const boxes = (from: number, to: number) =>
  waveform({ from, to, y: middle, height: 208, seed: 2.1, step: 18 }).replaceAll(
    /M(\d+) (\d+)v(\d+)/g,
    (_, x: string, y: string, tall: string) => `M${x} ${y}h10v${tall}h-10z`,
  )

const minutes = Array.from({ length: 15 }, (_, at) => at * 96)

/** The dome of woven wire on the collar of the microphone. */
function grille(x: number, y: number) {
  const [r, tall] = [112, 128]
  const dome = `M${x - r} ${y}V${y - tall}A${r} 110 0 0 1 ${x + r} ${y - tall}V${y}A${r} 60 0 0 1 ${x - r} ${y}z`
  const rings = [0, 1, 2, 3, 4, 5].map(
    (n) => `M${x - r} ${y - n * 26}A${r} 60 0 0 0 ${x + r} ${y - n * 26}`,
  )
  const ribs = [-90, -64, -34, 0, 34, 64, 90].map((at) => {
    const bend = Math.sqrt(1 - (at / r) ** 2)
    return `M${x + at} ${Math.round(y + 60 * bend)}V${Math.round(y - tall - 104 * bend)}`
  })
  return [
    path('tone', dome),
    `<clipPath id="dome"><path d="${dome}"/></clipPath><g clip-path="url(#dome)">`,
    halftone([x - r, x + r], [y - tall - 110, y + 60], 'blueprint-deep', (depth) => 7 * depth, 9),
    path('thin', rings.join('') + ribs.join('')),
    path('dark bare', `M${x + 30} ${y + 80}V${y - 300}H${x + r + 10}V${y + 80}z`),
    '</g>',
    path('cut void', dome),
  ].join('')
}

/**
 * The recording along the bottom of the sheet: the spoken part in chalk, the rest in outline, and the speaker in front.
 */
export default sheet(
  { width, height, on: 'deep' },
  path('thin', minutes.map((x) => `M${x + 0.5} 280V${foot}`).join('')),
  path('edge', `M0 ${middle}H${width}`),
  path('solid bare', boxes(6, playhead - 18)),
  path('edge', boxes(playhead + 14, width - 14)),
  path('solid bare', minutes.map((x, at) => (at % 2 ? '' : `M${x} ${foot}h96v16h-96z`)).join('')),
  rect('edge void', 0, foot, width, 16),
  inked('poppy', path('cut', `M${playhead} 268V${foot + 20}`)),
  path('poppy bare', `M${playhead - 14} 252h28v14l-14 16l-14 -16z`),
  path('cast', `M1120 ${foot - 92}L1290 ${foot - 60}L1330 ${foot - 16}H1076z`),
  cylinder({ origin, at: [50, 50, -62], radius: 108, height: 20 }),
  cylinder({ origin, at: [50, 50, -42], radius: 22, height: 42, wall: 'solid' }),
  cylinder({ origin, at: [50, 50, 2], radius: 84, height: 62 }),
  cylinder({ origin, at: [50, 50, 40], radius: 88, height: 20, wall: 'poppy', lid: 'poppy' }),
  cylinder({ origin, at: [50, 50, 60], radius: 84, height: 38 }),
  cylinder({ origin, at: [50, 50, 98], radius: 94, height: 22, wall: 'solid', lid: 'solid' }),
  grille(1076, 260),
)
