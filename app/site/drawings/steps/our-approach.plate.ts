import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const floor = 188
const ground = path('cut', `M0 ${floor}H360`)

/** A document standing in the tray, with its content. */
const paper = (x: number, y: number, pen: string, ...marks: string[]) =>
  rect(pen, x, y, 62, 120) + rect('shade bare', x + 54, y, 8, 120) + marks.join('')

/** Twelve months of the four sources, in one tray. */
const collected = [
  path('cast', 'M300 188H340L328 132H300z'),
  paper(66, 34, 'light', path('edge', 'M78 52h30M78 62h24M78 72h30')),
  paper(122, 18, 'tone', path('solid bare', 'M134 62h9v-14h-9zM147 62h9v-24h-9zM160 62h9v-32h-9z')),
  paper(178, 40, 'light', path('edge', 'M190 58h30M190 68h30'), rect('poppy bare', 190, 76, 30, 8)),
  paper(
    234,
    26,
    'light',
    path(
      'solid bare',
      [0, 5, 12, 16, 23, 29]
        .map((x, n) => `M${246 + x} 42h${n % 2 ? 4 : 2}v24h-${n % 2 ? 4 : 2}z`)
        .join(''),
    ),
  ),
  path('solid', 'M48 100H312L300 188H60z'),
  path('blueprint', 'M56 110H304L298 152H62z'),
  inked(
    'sheet',
    path('edge', Array.from({ length: 11 }, (_, n) => `M${86 + n * 17} 152V138`).join('')),
  ),
  path('poppy bare', 'M273 126h24l-3 26h-21z'),
  path('cut void', 'M48 100H312L300 188H60z'),
]

/** Two ledgers with matching rows linked; the unmatched row is set aside. */
const rows = [66, 86, 106, 126]
const reconciled = [
  path('cast', 'M44 160H146V52H156V168H44zM222 160H324V52H334V168H222z'),
  path('solid', 'M76 160h28v18h16v10h-60v-10h16z'),
  rect('light', 34, 40, 112, 120),
  rect('tone', 34, 40, 112, 16),
  rect('light', 198, 172, 140, 16),
  rect('tone', 206, 160, 124, 12),
  path('light', 'M212 56h112v104h-112z'),
  // The bank's ledger is below a pediment.
  path('solid', 'M204 56L268 24L332 56z'),
  path('poppy bare', disc(268, 45, 6)),
  path('shade bare', 'M138 56h8v104h-8zM316 56h8v104h-8z'),
  path('thin', rows.map((y) => `M42 ${y + 12}H138M220 ${y + 12}H316`).join('')),
  path('solid bare', rows.map((y, n) => `M46 ${y}h${52 - n * 7}v7h-${52 - n * 7}z`).join('')),
  path('blueprint bare', 'M114 66h20v7h-20zM114 86h20v7h-20zM114 126h20v7h-20z'),
  path('blueprint bare', 'M224 66h20v7h-20zM224 106h20v7h-20zM224 86h20v7h-20z'),
  path('solid bare', 'M256 66h48v7h-48zM256 86h36v7h-36zM256 106h42v7h-42z'),
  inked('blueprint', path('cut', 'M140 70H218M140 90H218M140 130C180 130 178 110 218 110')),
  path('poppy bare', 'M114 106h20v7h-20z'),
  path('plan', 'M140 110h24q14 0 14 14v30'),
  path('light', 'M158 150h42v16h-42z'),
  path('poppy bare', 'M164 155h22v6h-22z'),
  path('solid', 'M146 162h66l-6 26h-54z'),
]

const sections = [45, 135, 225, 315]
const amounts = [16, 24, 58, 20]
const isWeak = (section: number) => section === 2

/** A cross-section of the pipe with four stages: its contents and its flanges. */
const pipe = [
  rect('light', -8, 34, 376, 44),
  rect('tone bare', -8, 46, 376, 31),
  path('plan', 'M0 56H360M0 67H360'),
  path('shade bare', 'M-8 70H368V78H-8z'),
  path('cut', 'M-8 34H368M-8 78H368'),
  path('solid', [0, 90, 180, 270, 360].map((x) => `M${x - 6} 26h12v60h-12z`).join('')),
].join('')

const drops = (x: number, weak: boolean) =>
  [92, 106]
    .map((y) => path(weak ? 'poppy' : 'blueprint bare', `M${x} ${y - 8}q7 9 0 14q-7 -5 0 -14z`))
    .join('')

const glass = (x: number, amount: number, pen: string) =>
  path('cast', `M${x + 24} ${floor}h18l-8 -54h-10z`) +
  rect('light', x - 24, 118, 48, 70) +
  (amount ? rect(pen, x - 24, floor - amount, 48, amount) : '') +
  path('edge', [0, 1, 2, 3].map((n) => `M${x - 24} ${134 + n * 14}h${n % 2 ? 8 : 14}`).join('')) +
  path('cut', `M${x - 24} 114V${floor}H${x + 24}V114`)

/** The drips of each stage are caught and measured. */
const sized = [
  pipe,
  ...sections.map(
    (x, n) =>
      drops(x, isWeak(n)) +
      path('solid bare', `M${x - 9} 78h18l-5 6h-8z`) +
      glass(x, amounts[n]!, isWeak(n) ? 'poppy' : 'tone'),
  ),
]

/** The worst leak is repaired; the others are only propped up. */
const chosen = [
  pipe,
  ...sections.map((x, n) =>
    isWeak(n)
      ? ''
      : path('light', `M${x - 10} 84h20v${floor - 96}h-20z`) +
        path('shade bare', `M${x + 2} 84h8v${floor - 96}h-8z`) +
        path('solid', `M${x - 26} 78h52v8h-52zM${x - 22} ${floor - 12}h44v12h-44z`),
  ),
  path('cast', 'M262 100L280 92V28H262z'),
  rect('blueprint', 192, 22, 66, 68),
  rect('solid', 186, 16, 78, 14),
  rect('solid', 186, 82, 78, 14),
  inked('sheet', path('cut', 'M210 56l12 14l22 -26')),
  path('light', disc(196, 23, 4) + disc(254, 23, 4) + disc(196, 89, 4) + disc(254, 89, 4)),
  // The wrench, on the bolt below.
  path(
    'poppy',
    'M246 84q-12 4 -8 18l4 6l36 62q6 12 16 6t4 -16l-36 -62l-2 -8q-2 -10 -12 -8l8 12l-8 6z',
  ),
  path('edge', 'M266 128l18 32'),
]

/** The four steps: collected, reconciled, measured, and one leak repaired. */
export default strip(
  'paper',
  ground,
  collected.join(''),
  reconciled.join(''),
  sized.join(''),
  chosen.join(''),
)
