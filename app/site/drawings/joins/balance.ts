import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

/** The floor: its front edge, its back edge, and where things stand. */
const [near, far, foot] = [264, 232, 252] as const
/** The pivot, the ends of the beam, and the pans below them. */
const [pivotX, pivotY] = [196, 42] as const
const ends = [
  [84, 60],
  [308, 24],
] as const
const drop = 124

/** A report on its pan: bars, of which the third is where the two disagree. */
function report(x: number, pan: number, bars: number[]) {
  const [left, top] = [x - 32, pan - 54]
  const sheet = `M${left} ${top}h52l12 12v42h-64z`
  return [
    path('light', sheet),
    path('tone', `M${left + 52} ${top}v12h12z`),
    rect('solid bare', left + 7, top + 7, 26, 5),
    bars
      .map((tall, n) =>
        rect(n === 2 ? 'poppy' : 'tone', left + 8 + n * 17, pan - 6 - tall, 12, tall),
      )
      .join(''),
    path('edge', `M${left + 5} ${pan - 6}h54`),
    path('cut void', sheet),
  ].join('')
}

const pan = ([x, y]: readonly [number, number], bars: number[]) =>
  [
    path('edge', `M${x} ${y}L${x - 52} ${y + drop}M${x} ${y}L${x + 52} ${y + drop}`),
    report(x, y + drop, bars),
    path('solid', `M${x - 58} ${y + drop}h116q-14 20 -58 20q-44 0 -58 -20z`),
    inked('sheet', path('edge', `M${x - 44} ${y + drop + 6}q14 9 32 10`)),
  ].join('')

/** Two reports on one balance, which says by how much they disagree; the figure that does it is under the glass. */
export const balance = [
  path('ground bare', `M6 ${near}L38 ${far}H430L398 ${near}z`),
  path('edge', `M6 ${near}L38 ${far}H430`),
  path('solid', `M6 ${near}H398L430 ${far}v14L398 ${near + 14}H6z`),
  path('cut', `M6 ${near}H398`),
  // The column with its dial
  path('cast', `M238 ${foot}l18 -12h50l-24 12z`),
  cabinet({ at: [148, foot], size: [96, 16], back: [18, 12], fill: 'solid', lid: 'light' }),
  path('light', `M187 56h18l6 ${foot - 74}h-30z`) +
    path('shade bare', `M196 56h9l6 ${foot - 74}h-15z`),
  path('cut void', `M187 56h18l6 ${foot - 74}h-30z`),
  path('light', `M${pivotX - 36} 98a36 36 0 0 1 72 0z`),
  path('poppy bare', `M${pivotX} 98L${pivotX} 62A36 36 0 0 1 ${pivotX + 21} 69z`),
  path(
    'edge',
    `M${pivotX - 27} 86l-5 -3M${pivotX - 17} 76l-4 -6M${pivotX} 70v-7M${pivotX + 27} 86l5 -3`,
  ),
  path('cut', `M${pivotX} 98L${pivotX + 17} 74`) + path('solid', disc(pivotX, 98, 4)),
  path('cut void', `M${pivotX - 36} 98a36 36 0 0 1 72 0z`),
  // The shadows of the pans on the floor
  path('cast', `M44 ${foot - 2}q46 -24 102 -10l-14 14q-50 10 -88 -4z`),
  path('cast', `M266 ${foot - 8}q40 -22 90 -8l-14 14q-44 10 -76 -6z`),
  pan(ends[0], [22, 29, 36]),
  pan(ends[1], [22, 29, 14]),
  // The beam
  path('blueprint', 'M82 54L196 32L310 18L311 30L196 54L85 66z'),
  path('dark bare', 'M84 62L196 45L311 25L311 30L196 54L85 66z'),
  path('poppy', disc(pivotX, pivotY, 9)),
  path('solid bare', ends.map(([x, y]) => disc(x, y, 4)).join('')),
  walker(371, 256, {
    scale: 1.22,
    left: true,
    jacket: 'blueprint',
    arm: 'M-6 -92L10 -76L16 -74L34 -90L30 -96L17 -84L6 -97Z',
  }),
  path('cut', 'M340 142L334 148'),
  path('ground', disc(322, 134, 20)) +
    rect('poppy', 315, 122, 14, 28) +
    path('edge', 'M304 150H340'),
  path('cut void', disc(322, 134, 20)),
].join('')
