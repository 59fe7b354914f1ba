import { head } from '#app/site/drawings/joins/talk.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { waveform } from '#app/site/drawings/waveform.ts'

const [wide, high] = [320, 128]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Somebody in headphones, cut off by the lower edge of a box of this size. */
const speaker = (x: number, y: number, side: 1 | -1, pen: string, size: number) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-26 -10 52 52">${head(0, 0, side, pen)}</svg>`

const wave = (from: number, to: number, y: number, height: number, seed: number) =>
  `<g stroke-width="5">${path('', waveform({ from, to, y, height, seed, step: 9 }))}</g>`

/** The take before it is leveled: too quiet, then too loud. */
const uneven = [18, 26, 20, 34, 24, 14, 30, 118, 96, 122, 108, 124, 84, 112]
const bar = (x: number, tall: number) => `M${x} ${64 - tall / 2}v${tall}`

/** The output of each of the six stages, in the order of the copy. */
const clips = [
  // Ten episodes planned before the first is recorded.
  upTo(10)
    .map((n) => {
      const [x, y] = [6 + (n % 5) * 63, n < 5 ? 8 : 68]
      return (
        path('cast', `M${x + 54} ${y + 48}l6 -5h9l-11 9H${x + 8}v-4z`) +
        cabinet({
          at: [x, y + 48],
          size: [50, 44],
          back: [6, 4],
          fill: n ? 'light' : 'poppy',
          outline: 'edge',
        }) +
        rect('solid', x, y + 4, 13, 44) +
        path(
          'edge',
          `M${x + 20} ${y + 16}h22M${x + 20} ${y + 26}h22M${x + 20} ${y + 36}h${8 + ((n * 7) % 3) * 6}`,
        )
      )
    })
    .join(''),
  // Five questions, each with its follow-up, and the guest who will answer them.
  rect('cast', 14, 14, 128, 112) +
    rect('light', 4, 4, 128, 112) +
    rect('solid', 4, 4, 128, 15) +
    rect('cast', 124, 36, 92, 90) +
    rect('blueprint', 114, 26, 92, 90) +
    upTo(5)
      .map(
        (n) =>
          rect('poppy bare', 14, 27 + n * 17, 9, 9) +
          path('cut', `M32 ${32 + n * 17}H${[98, 84, 100, 90, 78][n]}`) +
          inked('sheet', path('cut', `M126 ${40 + n * 15}H${[192, 174, 194, 168, 182][n]}`)),
      )
      .join('') +
    rect('cast', 234, 14, 84, 112) +
    rect('tone', 226, 4, 84, 112) +
    speaker(227, 32, -1, 'poppy', 83) +
    rect('cut void', 226, 4, 84, 112),
  // Both ends of a call, each on its own track.
  rect('cast', 12, 12, 308, 50) +
    rect('cast', 12, 76, 308, 50) +
    rect('light', 62, 4, 252, 52) +
    rect('blueprint', 62, 68, 252, 52) +
    rect('tone', 4, 4, 58, 52) +
    rect('tone', 4, 68, 58, 52) +
    speaker(7, 5, 1, 'blueprint', 51) +
    speaker(7, 69, -1, 'poppy', 51) +
    rect('edge void', 4, 4, 58, 52) +
    rect('edge void', 4, 68, 58, 52) +
    wave(72, 194, 30, 44, 1) +
    inked('sheet', wave(190, 308, 94, 44, 4), path('edge', 'M72 94H182')) +
    path('edge', 'M202 30H306'),
  // Uneven takes leveled to one loudness.
  rect('poppy bare', 184, 30, 136, 68) +
    path('edge', 'M4 64H136M184 64H316') +
    `<g stroke-width="5">${path('', uneven.map((tall, n) => bar(9 + n * 9, tall) + bar(193 + n * 9, 50 + (tall % 14))).join(''))}</g>` +
    path('cut', 'M184 30H320M184 98H320') +
    path('solid', 'M142 58h16v-9l18 15l-18 15v-9h-16z'),
  // One feed, fifteen platforms: a copy for each, fanned out.
  rect('cast', 14, 34, 86, 80) +
    rect('light', 4, 24, 86, 80) +
    rect('solid', 14, 34, 40, 40) +
    path('poppy bare', 'M27 44v20l17 -10z') +
    path('cut', 'M64 40h16M64 54h16M14 88h62') +
    path('solid', 'M98 58h14v-9l17 15l-17 15v-9h-14z') +
    upTo(15)
      .map((n) => {
        const [x, y] = [134 + n * 9.5, 44 - n * 3]
        const pen = n === 14 ? 'poppy' : n % 3 === 1 ? 'blueprint' : 'light'
        return rect('cast', x + 40, y + 64, 20, 16) + rect(pen, x, y, 48, 74)
      })
      .join('') +
    path('label', disc(291, 29, 15)) +
    path('solid bare', 'M286 20v18l15 -9z') +
    path('cut', 'M276 56h30M276 66h18'),
  // Vertical clips from a long take.
  rect('tone bare', 0, 84, wide, 40) +
    wave(8, 314, 104, 42, 3) +
    [34, 136, 238]
      .map(
        (x, n) =>
          rect('shade bare', x, 84, 48, 40) +
          path('edge', `M${x} 80V126M${x + 48} 80V126`) +
          rect('cast', x + 7, 11, 48, 68) +
          rect('tone', x, 4, 48, 68) +
          speaker(x + 1, 10, n === 1 ? -1 : 1, n === 1 ? 'poppy' : 'blueprint', 46) +
          rect('solid bare', x, 55, 48, 17) +
          rect('label bare', x + 7, 60, 34, 6) +
          rect('cut void', x, 4, 48, 68),
      )
      .join(''),
]

export default frames(wide, high, clips)
