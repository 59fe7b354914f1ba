import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { envelope, letterBox } from '#app/site/drawings/upright-letters.ts'

const [wide, high] = [240, 160] as const
/** The slab on which everything stands at `foot`. */
const [far, near, foot] = [116, 146, 137] as const
const slab = [
  path('ground bare', `M6 ${near}L36 ${far}H236L206 ${near}z`),
  path('edge', `M6 ${near}L36 ${far}H236`),
  rect('solid bare', 6, near, 200, 9) + path('solid', `M206 ${near}L236 ${far}v9L206 155z`),
  path('cut', `M6 ${near}H206`),
].join('')

/** The shift of the back of a thing. */
const back = [18, 13] as const
const block = (
  x: number,
  width: number,
  height: number,
  fill: string,
  lid = fill,
  base: number = foot,
) => cabinet({ at: [x, base], size: [width, height], back, fill, lid })
const shadow = (x: number, width = 30) => path('cast', `M${x} ${foot}l18 -13h${width}l-18 13z`)

/** A letter that stands upright, with its upper left corner at `x` and `y`. */
const letter = (pen: string, x: number, y: number, width: number, height: number) =>
  envelope(pen, x, y, width, height) + rect('cut void', x, y, width, height)

const check = (x: number, y: number) => inked('sheet', path('cut', `M${x - 7} ${y}l5 6l10 -12`))
const ticked = (x: number, y: number) =>
  path('blueprint', `M${x - 13} ${y - 13}h26v26h-26z`) + check(x, y)

/** Letters go around by themselves: out of the machine with the clock, and back to its other side. */
const flows = [
  shadow(206, 10),
  path('plan', 'M190 80C186 8 54 8 46 76') + path('solid bare', 'M39 68l8 13l7 -14z'),
  block(14, 192, 15, 'light'),
  path('solid bare', [0, 1, 2, 3, 4, 5].map((n) => disc(28 + n * 33, foot - 7.5, 3.5)).join('')),
  letter('light', 22, 84, 46, 32),
  block(74, 72, 72, 'tone', 'light', 122),
  rect('shade bare', 122, 50, 24, 72),
  path('light', disc(108, 86, 25)) + path('poppy bare', 'M108 86V63A23 23 0 0 1 131 86z'),
  path('cut', `${disc(108, 86, 25)}M108 66V86H124`),
  letter('poppy', 166, 84, 46, 32),
].join('')

/** A calendar with one day for each campaign. */
const days = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2].map((row) => [column, row] as const))
const campaigns = [
  shadow(158, 40),
  block(24, 134, 108, 'light'),
  rect('blueprint', 24, 29, 134, 24),
  days
    .map(([column, row]) => {
      const pen = column === 3 && row === 1 ? 'poppy' : row === 2 && column > 2 ? 'shade' : 'tone'
      return rect(pen, 30 + column * 25, 59 + row * 25, 22, 21)
    })
    .join(''),
  rect('cut void', 24, 29, 134, 108) + path('cut', 'M52 18v20M130 18v20'),
  path('cast', 'M192 142l22 -14h8v14z'),
  path('plan', 'M128 94H156'),
  letter('light', 136, 100, 62, 42),
].join('')

/** A phone, and two consents that are kept apart. */
const messages = [
  shadow(88, 20),
  cabinet({ at: [22, foot], size: [64, 124], back: [12, 9], fill: 'solid' }),
  rect('light', 28, 24, 52, 100),
  path('blueprint bare', 'M33 34h36v22H50l-8 9v-9h-9z'),
  path('tone bare', 'M75 76v22h-9v8l-8 -8H40V76z'),
  shadow(158) + shadow(206, 8),
  block(106, 40, 44, 'light', 'tone') + ticked(126, 115),
  letter('light', 106, 52, 46, 32),
  block(166, 40, 44, 'light', 'tone') + ticked(186, 115),
  path('light', 'M168 48h48v28h-22l-10 11v-11h-16z') + path('edge', 'M178 58h28M178 66h18'),
  path('plan', 'M158 24V142'),
].join('')

/** Four stacks of letters: new, active, lapsing and the best. */
const segments = (
  [
    [4, 'light'],
    [8, 'tone'],
    [5, 'ground'],
    [2, 'poppy'],
  ] as const
)
  .map(([letters, pen], stack) => {
    const x = 14 + stack * 49
    return (
      shadow(x + 34, 16) +
      Array.from({ length: letters }, (_, n) =>
        cabinet({
          at: [x, foot - n * 12],
          size: [34, 12],
          back: [14, 10],
          fill: pen,
          lid: pen === 'poppy' ? pen : 'light',
          outline: 'edge',
        }),
      ).join('') +
      path('cut void', `M${x} ${foot}v-${letters * 12}l14 -10h34v${letters * 12}l-14 10z`)
    )
  })
  .join('')

/** A form, and a card in the parcel. */
const growth = [
  shadow(100),
  cabinet({ at: [20, foot], size: [78, 116], back: [10, 7], fill: 'light' }),
  rect('mark bare', 31, 34, 48, 9) + rect('tone', 31, 54, 56, 16),
  ticked(44, 93) + path('edge', 'M64 89h22M64 98h14'),
  rect('poppy', 31, 114, 56, 14),
  shadow(190, 26),
  path('solid', 'M122 93l20 -15h68l-20 15z'),
  path('light', 'M136 94l-8 -48l46 -8l10 56z'),
  path('poppy bare', 'M139 54l26 -5l2 9l-26 5z') + path('edge', 'M143 72l26 -5M145 82l18 -3'),
  path('tone', `M190 ${foot}l20 -15v-44l-20 15z`) + path('dark', `M190 ${foot}l20 -15v-44l-20 15z`),
  rect('tone', 122, 93, 68, foot - 93) + rect('poppy bare', 150, 93, 14, 16),
  rect('shade bare', 168, 93, 22, foot - 93),
  rect('cut void', 122, 93, 68, foot - 93),
].join('')

/** A letter with its three records, in front of the letter box that accepts it. */
const deliverability = [
  shadow(180, 20),
  cabinet({ at: [170, foot - 3], size: [12, 50], back: [9, 6], fill: 'tone' }),
  letterBox(144, 84, 'blueprint', 'poppy'),
  path('cast', 'M118 141l24 -16h10l-10 16z'),
  letter('light', 14, 58, 106, 84),
  [36, 67, 98]
    .map((x) => path(x === 67 ? 'poppy' : 'blueprint', disc(x, 124, 13)) + check(x - 1, 124))
    .join(''),
].join('')

export default frames(
  wide,
  high,
  [flows, campaigns, messages, segments, growth, deliverability].map((each) => slab + each),
  { weight: 1.15 },
)
