import { box, face } from '#app/site/drawings/plate/box.ts'
import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [356, 214]
const [wide, thick, tall, base] = [168, 70, 104, 74]
const at = space(origin, 1)
const [caseX, caseY]: [Span, Span] = [
  [62, 192],
  [160, 240],
]
const barrel = Array.from({ length: 34 }, (_, step) => thick + step * 2)
const radiusAt = (y: number) => (y < 92 ? 50 : y < 116 ? 44 : 48)

/** The lit front of the softbox, and its back on the stand. */
const [lit, back] = [-58, -130]
const front: [Span, Span] = [
  [128, 256],
  [92, 216],
]
const rear: [Span, Span] = [
  [176, 208],
  [140, 170],
]
const [[near, far], [low, high]] = front
const [[rearNear, rearFar], [rearLow, rearHigh]] = rear
const foot = [-116, 192] as const

/** A light on its stand, left of the camera: the side that faces the camera is lit. */
const softbox = [
  inked('poppy', path('cut', at.line([-142, 200, 144], [-142, 200, 0]))),
  path(
    'cast',
    at.face(
      [...foot, 0],
      [-60, 172, 0],
      [-60, 200, 0],
      [40, 150, 0],
      [40, 62, 0],
      [-60, 112, 0],
      [-60, 160, 0],
    ),
  ),
  path(
    'cut',
    [
      [-172, 206],
      [-96, 250],
      [-62, 150],
    ]
      .map(([x, y]) => at.line([...foot, 52], [x!, y!, 0]))
      .join('') + at.line([...foot, 150], [...foot, 16]),
  ),
  path('solid', at.block([-122, -110], [186, 198], [56, 72]).outline),
  solid(at, [-154, back], rear[0], rear[1], { front: 'solid', side: 'solid' }, 'edge'),
  path(
    'light',
    at.face(
      [lit, near, high],
      [lit, far, high],
      [back, rearFar, rearHigh],
      [back, rearNear, rearHigh],
    ),
  ),
  path(
    'tone',
    at.face([lit, far, low], [lit, far, high], [back, rearFar, rearHigh], [back, rearFar, rearLow]),
  ),
  path(
    'shade bare',
    at.face([lit, far, low], [lit, far, high], [back, rearFar, rearHigh], [back, rearFar, rearLow]),
  ),
  path('cut', at.line([back, rearFar, rearHigh], [lit, far, high])),
  path('solid', at.right(lit, ...front)),
  inked(
    'blueprint',
    path('edge', at.right(lit, [near + 10, far - 10], [low + 10, high - 10])),
    path(
      'edge',
      at.line([lit, 192, low + 10], [lit, 192, high - 10]) +
        at.line([lit, near + 10, 154], [lit, far - 10, 154]),
    ),
  ),
  path('cut void', at.right(lit, ...front)),
].join('')

/** From the light over the floor to the camera. */
const cable = on(
  'lid',
  origin,
  [0, 0, 0],
  inked(
    'poppy',
    path('cut', 'M-142 200C-100 242 -60 330 6 300S0 200 -30 240S30 340 90 290S70 120 64 80'),
  ),
)

/** A case with two lenses and a filter, its lid open. */
const lenses = [
  path('cast', at.flat(0, [192, 240], [150, 236])),
  path('light', at.right(62, caseY, [46, 122])),
  path('shade bare', at.right(62, caseY, [46, 122])),
  path('cut void', at.right(62, caseY, [46, 122])),
  solid(at, caseX, caseY, [0, 46], { front: 'tone', lid: 'solid' }),
  path('ground', at.flat(46, [70, 184], [168, 232])),
  path('light', at.disc([100, 200, 46], 24)),
  path('solid', at.disc([100, 200, 46], 16)),
  path('blueprint', at.disc([100, 200, 46], 10)),
  path('light', at.disc([152, 216, 46], 12)),
  path('poppy', at.disc([154, 184, 46], 14)),
  path('solid', at.left(240, [112, 142], [22, 30])),
].join('')

/** The camera on its stand, with a light beside it and the case of its lenses before it. */
export default sheet(
  { width: 640, height: 470, on: 'deep', coarseBelow: 400 },
  softbox,
  cable,
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
  lenses,
)
