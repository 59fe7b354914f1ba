import type { Origin } from '#app/ui/drawing/isometric.ts'
import { box } from './plate/box.ts'
import { disc } from './plate/disc.ts'
import { on } from './plate/iso.ts'
import { inked, path } from './plate/sheet.ts'

type Ground = 'paper' | 'deep'

/** The fill of white parts on their background, and the line color on white. */
const white = { paper: 'light', deep: 'solid' } as const
const onWhite = { paper: 'ink', deep: 'blueprint-deep' } as const
/** The color inside an opening. */
const gap = { paper: 'solid', deep: 'ground' } as const

/** A letter lying flat, with a seal of any color. */
export const letter = (ground: Ground, origin: Origin, [x, y, z]: Place, seal: string) =>
  box({
    origin,
    at: [x, y, z],
    size: [170, 116, 7],
    cast: 14,
    faces: { lid: white[ground] },
  }) +
  on(
    'lid',
    origin,
    [x, y, z + 7],
    inked(onWhite[ground], path('edge', 'M0 0L85 66L170 0M0 116L60 46M170 116L110 46')),
    path(seal, disc(85, 60, 13)),
  )

type Place = readonly [x: number, y: number, z: number]
type Options = { flag?: 'up' | 'down'; takesLetter?: boolean; painted?: boolean }

const mouth = 'M0 0A54 44 0 0 1 108 0V62H0z'

/** A letter box with a round roof on a post: its flag up or down, and with or without a letter halfway in. */
export const letterBox = (
  ground: Ground,
  origin: Origin,
  { flag = 'up', takesLetter = true, painted = false }: Options = {},
) =>
  [
    box({ origin, at: [150, 60, 0], size: [26, 26, 100], cast: 60 }),
    box({
      origin,
      at: [60, 20, 100],
      size: [200, 108, 62],
      faces: painted ? { front: 'blueprint' } : {},
    }),
    on(
      'side',
      origin,
      [260, 128, 162],
      path(
        painted ? 'blueprint' : 'tone',
        `M-200 -200A54 44 0 0 1 -104.1 -227.8L95.9 -27.8A54 44 0 0 0 0 0z`,
      ),
      inked(
        painted ? 'sheet' : ground === 'deep' ? 'chalk' : 'ink',
        path('thin', 'M6 -22L-194 -222M22 -38L-178 -238M46 -45L-154 -245'),
      ),
      path('light', mouth),
      path('shade', mouth),
      path('cut void', mouth),
      takesLetter ? path(gap[ground], 'M14 12A40 36 0 0 1 94 12V22H14z') : door,
      takesLetter ? comingLetter(ground) : '',
    ),
    on(
      'front',
      origin,
      [60, 128, 162],
      path('cut', flag === 'up' ? 'M70 34V-78' : 'M70 34H182'),
      path('poppy', flag === 'up' ? 'M70 -78h58v34h-58z' : 'M148 34h34v-58h-34z'),
      path('solid', disc(70, 34, 6)),
    ),
  ].join('')

/** The closed door with its knob. */
const door = path('tone', 'M12 4A42 36 0 0 1 96 4V52H12z') + path('solid', disc(54, 0, 6))

const comingLetter = (ground: Ground) =>
  path(white[ground], 'M20 14h68l52 52h-68z') +
  inked(onWhite[ground], path('edge', 'M30 24L72 36L98 24')) +
  path('cut void', 'M20 14h68l52 52h-68z')
