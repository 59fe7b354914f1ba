import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { worker } from './worker.ts'
import { ground, groundBand } from './ground.ts'
import { pencil } from './pencil.ts'
import { strip } from './strip.ts'

const { standing } = ground
/** The depth at which the wire lies, in front of everything that stands. */
const laid = 176
const wire = (d: string) => inked('blueprint', path('cut', d))

/** Notes on a clipboard, in the hands of somebody who reads while standing. */
const clipboard = (at: (d: string) => string) =>
  path('poppy', at('M17 -51L30 -97L65 -88L52 -42Z')) +
  path('label', at('M21 -54L32 -91L60 -84L49 -47Z')) +
  path('edge', at('M32 -81L52 -76M29 -72L50 -66M27 -63L47 -57')) +
  path('solid', at('M39 -98L54 -94L52 -87L37 -91Z'))

/** A slice of the system: its front's lower left corner, and how high it is. */
const slice = (x: number, y: number, high: number, fill: string, out = 0) =>
  cabinet({
    at: [x - out, y],
    size: [104 + out * 2, high],
    back: [34 + out * 0.6, 26 + out * 0.5],
    fill,
    lid: fill === 'tone' ? 'light' : fill,
  })

const dial = (x: number, y: number) =>
  path('shade bare', disc(x + 5, y + 5, 38)) +
  path('label', disc(x, y, 38)) +
  path('cut void', disc(x, y, 38)) +
  path(
    'edge',
    `M${x - 27} ${y}a27 27 0 0 1 54 0M${x - 27} ${y}h7M${x + 20} ${y}h7M${x} ${y - 27}v7`,
  ) +
  inked('poppy', path('cut', `M${x} ${y + 3}L${x + 15} ${y - 17}`)) +
  path('solid', disc(x, y + 3, 5) + `M${x - 16} ${y + 18}h32v8h-32z`)

/** One wire runs through all four steps: observed, designed, built in, and read on both meters. */
export default strip(
  'paper',
  groundBand(),
  // The table as it is kept today; one person fills it in, the other notes how.
  path('cast', `M44 ${standing}l26 -26H236l-26 26z`) +
    path('solid', `M40 140h8v${standing - 140}h-8zM166 140h8v${standing - 140}h-8z`) +
    path('light', `M30 ${standing}v-6h28v6zM156 ${standing}v-6h28v6z`) +
    cabinet({ at: [12, 146], size: [190, 122], back: [7, 7], fill: 'tone', lid: 'light' }) +
    path('label', 'M22 34H192V136H22z') +
    path('blueprint bare', 'M22 34H192V50H22z') +
    path('edge', 'M22 50H192M22 71H192M22 92H192M22 113H192M64 34V136M107 34V136M150 34V136') +
    path('poppy', 'M150 71H192V92H150z') +
    path(
      'mark bare',
      'M29 57h27v8h-27zM71 57h20v8h-20zM29 78h18v8h-18zM114 78h27v8h-27zM71 99h27v8h-27zM157 99h20v8h-20zM29 120h22v8h-22zM114 120h16v8h-16z',
    ) +
    path('edge void', 'M22 34H192V136H22z') +
    wire(`M48 ${standing}V${laid - 6}q0 6 6 6H360`) +
    worker({
      x: 238,
      y: standing,
      scale: 1,
      pose: 'board',
      jacket: 'poppy',
      stripe: 'light',
      helmet: 'solid',
      left: true,
    }) +
    worker({
      x: 322,
      y: standing,
      scale: 1,
      pose: 'sheet',
      jacket: 'blueprint',
      stripe: 'light',
      left: true,
      holds: clipboard,
    }),
  // A screen on paper, on an easel, and the line below which it is signed.
  wire(`M0 ${laid}H360`) +
    path('cast', `M70 ${standing}l26 -26H292l-36 26z`) +
    path('edge', 'M150 20L168 148') +
    path('solid', `M78 14h8l-18 ${standing - 14}h-9zM214 14h8l20 ${standing - 14}h-9z`) +
    path('solid', 'M40 144h216v8H40z') +
    path('light', 'M40 144l8 -7h216l-8 7z') +
    cabinet({ at: [48, 142], size: [196, 122], back: [6, 6], fill: 'label', lid: 'light' }) +
    path('tone', 'M48 20H244V38H48z') +
    path('solid bare', disc(58, 29, 3.5) + disc(70, 29, 3.5)) +
    path('blueprint', 'M60 50H116V96H60z') +
    path('poppy bare', disc(100, 62, 6)) +
    path('light bare', 'M62 94L78 72L90 84L98 78L114 94z') +
    path('mark bare', 'M130 51h72v7h-72z') +
    path('edge', 'M130 68H224M130 79H208') +
    path('poppy', 'M60 108H116V128H60z') +
    path('thin', 'M138 126H232') +
    inked(
      'blueprint',
      path('cut void', 'M142 118c8 -22 14 -18 12 -4s10 12 14 -4s8 2 10 6s6 0 10 -8s6 2 10 2'),
    ) +
    worker({
      x: 290,
      y: standing,
      scale: 1,
      pose: 'board',
      jacket: 'blueprint',
      stripe: 'poppy',
      left: true,
      holds: () => pencil(198, 110),
    }),
  // One slice in use, the next pushed in, the rest planned: on a base in the wire.
  path('cast', 'M190 160l40 -30h44l-26 30z') +
    slice(72, 160, 10, 'light', 12) +
    slice(72, 150, 18, 'tone') +
    slice(72, 132, 18, 'blueprint') +
    path('label', 'M84 119H120V127H84z') +
    path(
      'plan',
      'M72 112V94M72 92H176L210 66H106L72 92V70L106 44H210V66M72 70H176L210 44M176 92V70',
    ) +
    slice(118, 112, 18, 'poppy') +
    wire(`M0 ${laid}H90M190 ${laid}H360`) +
    path('cast', 'M92 186h90l14 -8h10l-16 10h-90z') +
    path('poppy', 'M128 169h20v4h-20zM128 179h20v4h-20z') +
    path('solid', 'M92 171l8 -5h22v20h-22l-8 -5z') +
    path('light', 'M121 164h7v24h-7z') +
    cabinet({ at: [144, 186], size: [38, 20], back: [8, 6], fill: 'light' }) +
    path('solid bare', 'M144 169h5v4h-5zM144 179h5v4h-5z') +
    worker({
      x: 270,
      y: standing,
      scale: 1,
      pose: 'load',
      jacket: 'blueprint',
      stripe: 'light',
      left: true,
    }),
  // Both meters in one case read the same; the old book is locked and kept.
  wire(`M0 ${laid}H60V160`) +
    path('cast', `M248 ${standing}l28 -22h44l-34 22z`) +
    path('solid', `M46 ${standing}v-8h24v8zM222 ${standing}v-8h24v8z`) +
    cabinet({ at: [36, 166], size: [220, 102], back: [26, 20], fill: 'blueprint', lid: 'light' }) +
    dial(92, 114) +
    dial(200, 114) +
    inked('sheet', path('cut', 'M138 108h16M138 120h16')) +
    path('cast', 'M186 62l8 -10h32l-8 10z') +
    cabinet({ at: [90, 58], size: [92, 18], back: [16, 12], fill: 'label', lid: 'blueprint' }) +
    path('thin', 'M94 46H180M94 52H180') +
    path('cut', 'M90 40V58H182') +
    path('cut', 'M129 36V28a8 8 0 0 1 16 0V36') +
    path('poppy', 'M123 36h28v20h-28z') +
    path('mark bare', disc(137, 44, 3) + 'M135 45h4v7h-4z') +
    worker({
      x: 330,
      y: standing,
      scale: 1,
      pose: 'sheet',
      jacket: 'poppy',
      stripe: 'light',
      left: true,
      holds: clipboard,
    }),
)
