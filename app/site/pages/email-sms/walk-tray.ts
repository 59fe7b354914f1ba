import { cabinet, cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

/** The frame: the tray stands at the foot of it, on a shelf. */
const [wide, high] = [420, 340] as const
const [far, foot] = [296, 326] as const

const [left, long, tall, right, up] = [48, 290, 36, 38, 26] as const
const places = [0, 1, 2].map((n) => left + 24 + n * 94)

const shelf = [
  rect('tone bare', 0, far, wide, high - far),
  path('edge', `M0 ${far}H${wide}`),
  path('cast', `M${left + long} ${foot}l${right} -${up}h50l-30 ${up}z`),
].join('')

/** One square for each message on the front of the tray. */
const squares = (pen: string, mark: (x: number) => string) =>
  places.map((x) => rect(pen, x + 30, foot - 26, 16, 16) + mark(x + 30)).join('')

/** Nothing is sent yet: three planned messages stand in the open tray. */
export const waiting = [
  shelf,
  path('solid', `M${left} ${foot - tall}l${right} -${up}h${long}l-${right} ${up}z`),
  places
    .map((x) =>
      [
        rect('light bare', x, 226, 80, 74),
        path('plan', `M${x} 300V226h80v74M${x} 226l40 34l40 -34`),
      ].join(''),
    )
    .join(''),
  path('light', `M${left + long} ${foot}l${right} -${up}v-${tall}l-${right} ${up}z`),
  path('dark', `M${left + long} ${foot}l${right} -${up}v-${tall}l-${right} ${up}z`),
  rect('light', left, foot - tall, long, tall),
  path('cut void', `M${left} ${foot - tall}h${long}v${tall}h-${long}z`),
  squares('label', () => ''),
].join('')

/** The tray is shut below the order, with its messages crossed out. */
export const shut = [
  shelf,
  cabinet({ at: [left, foot], size: [long, tall], back: [right, up], fill: 'light', lid: 'tone' }),
  rect('shade bare', left + long - 60, foot - tall, 60, tall),
  squares('label', (x) => path('cut', `M${x} ${foot - 10}l16 -16`)),
  cabinetParcel({ at: [158, foot - tall - 6], size: [76, 44], back: [20, 14], fill: 'blueprint' }),
].join('')
