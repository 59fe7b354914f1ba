import { box } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [290, 220]
const mouth = 'M0 0A54 44 0 0 1 108 0V62H0z'

const envelope = (x: number, y: number, z: number, seal: string) =>
  box({ origin, at: [x, y, z], size: [170, 116, 7], cast: 14, faces: { lid: 'solid' } }) +
  on(
    'lid',
    origin,
    [x, y, z + 7],
    `<g stroke="var(--color-blueprint-deep)">${path('edge', 'M0 0L85 66L170 0M0 116L60 46M170 116L110 46')}</g>`,
    path(seal, disc(85, 60, 13)),
  )

/** A letter box with its flag up, the next letter half in, and those that wait for their day. */
export default sheet(
  { width: 640, height: 470, on: 'deep' },
  envelope(-96, 92, 0, 'blueprint'),
  envelope(-86, 84, 10, 'blueprint'),
  envelope(-104, 98, 20, 'poppy'),
  // The post and the box with its round roof.
  box({ origin, at: [150, 60, 0], size: [26, 26, 100], cast: 60 }),
  box({ origin, at: [60, 20, 100], size: [200, 108, 62] }),
  on(
    'side',
    origin,
    [260, 128, 162],
    path('tone', `M-200 -200A54 44 0 0 1 -104.1 -227.8L95.9 -27.8A54 44 0 0 0 0 0z`),
    path('thin', 'M6 -22L-194 -222M22 -38L-178 -238M46 -45L-154 -245'),
    path('light', mouth),
    path('shade', mouth),
    path('cut void', mouth),
    path('ground', 'M14 12A40 36 0 0 1 94 12V22H14z'),
    // The letter on its way in.
    path('solid', 'M20 14h68l52 52h-68z'),
    `<g stroke="var(--color-blueprint-deep)">${path('edge', 'M30 24L72 36L98 24')}</g>`,
    path('cut void', 'M20 14h68l52 52h-68z'),
  ),
  // The flag, up.
  on(
    'front',
    origin,
    [60, 128, 162],
    path('cut', 'M70 34V-78'),
    path('poppy', 'M70 -78h58v34h-58z'),
    path('solid', disc(70, 34, 6)),
  ),
)
