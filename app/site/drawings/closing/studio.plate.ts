import { box, face } from '#app/site/drawings/plate/box.ts'
import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [356, 214]
const [wide, thick, tall, base] = [168, 70, 104, 74]
const barrel = Array.from({ length: 34 }, (_, step) => thick + step * 2)
const radiusAt = (y: number) => (y < 92 ? 50 : y < 116 ? 44 : 48)

/** The camera on its stand, with a strip of film coming out of it. */
export default sheet(
  { width: 640, height: 470, on: 'deep', coarseBelow: 400 },
  // Film along the floor: frames, perforations, one frame chosen.
  on(
    'lid',
    origin,
    [-150, 130, 0],
    path('solid', 'M0 0h420v84h-420z'),
    path(
      'ground bare',
      Array.from(
        { length: 26 },
        (_, n) => `M${6 + n * 16} 5h8v8h-8zM${6 + n * 16} 71h8v8h-8z`,
      ).join(''),
    ),
    [0, 1, 2, 3, 4]
      .map((n) => path(n === 3 ? 'poppy' : 'tone', `M${8 + n * 82} 19h74v46h-74z`))
      .join(''),
    [0, 1, 2, 4]
      .map((n) => path('solid bare', `M${40 + n * 82} 26h10v10q8 4 8 12v14h-26v-14q0 -8 8 -12z`))
      .join(''),
  ),
  path('cast', face(origin, [40, 0, 0], [250, 0, 0], [250, 70, 0], [40, 70, 0])),
  cylinder({ origin, at: [84, 36, 0], radius: 60, height: 8 }),
  cylinder({ origin, at: [84, 36, 8], radius: 14, height: 50 }),
  cylinder({ origin, at: [84, 36, 58], radius: 40, height: 14, lid: 'light' }),
  box({ origin, at: [0, 0, base], size: [wide, thick, tall] }),
  // Prism housing, shutter, dial.
  box({ origin, at: [52, 12, base + tall], size: [62, 52, 30], faces: { lid: 'light' } }),
  cylinder({ origin, at: [140, 36, base + tall], radius: 16, height: 12, lid: 'solid' }),
  cylinder({ origin, at: [24, 40, base + tall], radius: 12, height: 9, lid: 'poppy' }),
  on(
    'front',
    origin,
    [0, thick, base + tall],
    path('ground', 'M0 20h168v64h-168z'),
    path('thin', 'M0 32h168M0 44h168M0 56h168M0 68h168'),
    path('solid', 'M132 -22'),
  ),
  on('side', origin, [wide, thick, base + tall], path('edge', 'M12 16h46v74h-46z')),
  // The lens, built from discs.
  barrel
    .map((y, step) =>
      on(
        'front',
        origin,
        [84, y, base + 50],
        path(
          step % 11 === 0 ? 'tone' : step % 3 ? 'tone bare' : 'ground bare',
          disc(0, 0, radiusAt(y)),
        ),
      ),
    )
    .join(''),
  on(
    'front',
    origin,
    [84, 138, base + 50],
    path('light', disc(0, 0, 48)),
    path('cut', disc(0, 0, 48)),
    path('ground', disc(0, 0, 36)),
    path('blueprint', disc(0, 0, 24)),
    path('poppy bare', disc(0, 0, 9)),
    path('solid bare', 'M-22 -18a30 30 0 0 1 16 -10l4 8a22 22 0 0 0 -12 8z'),
  ),
)
