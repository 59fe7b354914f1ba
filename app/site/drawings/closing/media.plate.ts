import { box } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [250, 150]
const faders = [96, 60, 132, 78, 40, 110]
const top = 36

/** Six faders on one desk, the one that clears its cost pushed up, and the meter behind them. */
export default sheet(
  { width: 640, height: 470, on: 'deep' },
  box({ origin, size: [360, 230, top], cast: 60, faces: { lid: 'light', front: 'tone' } }),
  // The meter bridge at the back.
  box({ origin, at: [10, 6, top], size: [340, 26, 78], faces: { lid: 'tone', front: 'ground' } }),
  on(
    'front',
    origin,
    [10, 32, top + 78],
    path('edge', 'M14 12h312v54h-312z'),
    Array.from({ length: 6 }, (_, strip) =>
      Array.from({ length: 7 }, (_, lamp) => {
        const lit = lamp < [4, 2, 6, 3, 2, 5][strip]!
        const pen = lit ? (strip === 2 && lamp > 3 ? 'poppy' : 'solid') : 'light'
        return path(`${pen} bare`, `M${28 + strip * 50} ${58 - lamp * 6.4}h30v4.4h-30z`)
      }).join(''),
    ).join(''),
  ),
  on(
    'lid',
    origin,
    [0, 0, top],
    path('edge', Array.from({ length: 5 }, (_, n) => `M${64 + n * 58} 46V222`).join('')),
    Array.from(
      { length: 6 },
      (_, n) =>
        path('solid', disc(34 + n * 58, 62, 9)) +
        path('ground', `M${31 + n * 58} 84h6v128h-6z`) +
        path(
          'thin',
          Array.from({ length: 9 }, (_, t) => `M${44 + n * 58} ${88 + t * 15}h8`).join(''),
        ),
    ).join(''),
  ),
  faders
    .map((at, n) =>
      box({
        origin,
        at: [22 + n * 58, 84 + 128 - at - 14, top],
        size: [24, 26, 14],
        cast: 12,
        faces: n === 2 ? { lid: 'poppy', front: 'poppy' } : { lid: 'solid', front: 'solid' },
      }),
    )
    .join(''),
  // Break-even, ruled across the desk.
  on('lid', origin, [0, 0, top], path('plan', 'M-40 128H400')),
)
