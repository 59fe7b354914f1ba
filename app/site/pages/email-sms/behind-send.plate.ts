import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const [wide, high, floor] = [240, 160, 140]
const ground = path('cut', `M12 ${floor}H228`)

const envelope = (x: number, y: number, pen = 'light', size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('cast', 'M8 64h94v-48h-8v40h-86z')}${path(pen, 'M0 0h92v56h-92z')}${path('edge', 'M0 0l46 32l46 -32')}${path('cut', 'M0 0h92v56h-92z')}</g>`

const check = (x: number, y: number) => inked('sheet', path('cut', `M${x - 7} ${y}l5 6l10 -12`))

const box = (x: number, y: number) =>
  path('blueprint', `M${x - 13} ${y - 13}h26v26h-26z`) + check(x, y)

/** Letters go around by themselves, each after its own wait. */
const flows =
  path('edge', disc(120, 84, 56)) +
  path('shade', disc(120, 84, 30)) +
  path('poppy', disc(120, 84, 17)) +
  path('cut', 'M120 76v9l7 5') +
  path('solid bare', 'M171 50l9 18l-19 -3zM120 148l-13 -8l13 -8zM68 49l1 20l-17 -10z') +
  envelope(92, 10, 'light', 0.6) +
  envelope(148, 92, 'light', 0.6) +
  envelope(36, 92, 'tone', 0.6)

/** A calendar with one day for each campaign. */
const days = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2].map((row) => [column, row] as const))
const campaigns =
  ground +
  path('cast', `M40 ${floor}h136l14 -12V52h-14v76H40z`) +
  rect('light', 28, 24, 148, 116) +
  rect('blueprint', 28, 24, 148, 26) +
  days
    .map(([column, row]) => {
      const pen = column === 3 && row === 1 ? 'poppy' : row === 2 && column > 2 ? 'shade' : 'light'
      return rect(pen, 36 + column * 27, 58 + row * 26, 24, 22)
    })
    .join('') +
  rect('cut', 28, 24, 148, 116) +
  path('cut', 'M58 14v20M146 14v20') +
  path('plan', 'M141 96H184') +
  envelope(158, 78, 'light', 0.72)

/** A phone, and two consents that are kept apart. */
const messages =
  ground +
  path('cast', `M52 ${floor}h58l12 -12V34h-12v94H52z`) +
  rect('solid', 40, 16, 70, 124) +
  rect('light', 47, 28, 56, 98) +
  path('blueprint bare', 'M53 38h38v22H70l-8 9v-9h-9z') +
  path('tone bare', 'M97 78v22h-9v8l-8 -8H60V78z') +
  envelope(140, 30, 'light', 0.5) +
  box(210, 44) +
  path('plan', 'M134 80H228') +
  path('light', 'M140 98h46v26h-22l-10 10v-10h-14z') +
  path('edge', 'M150 107h26M150 115h16') +
  box(210, 111)

/** Four stacks of letters: new, active, lapsing and the best. */
const pens = ['light', 'tone', 'shade', 'poppy']
const segments =
  ground +
  [4, 8, 5, 2]
    .map((letters, stack) => {
      const x = 24 + stack * 52
      const top = floor - 12 * letters
      return (
        path('cast', `M${x + 40} ${floor}h10V${top + 8}h-10z`) +
        Array.from({ length: letters }, (_, n) => {
          const y = floor - 12 * (n + 1)
          return rect('light', x, y, 40, 12) + rect(pens[stack]!, x, y, 40, 12)
        }).join('') +
        rect('cut', x, top, 40, 12 * letters)
      )
    })
    .join('') +
  path('plan', 'M70 20V140M122 20V140M174 20V140')

/** A form, and a card in the parcel. */
const growth =
  ground +
  path('cast', `M38 ${floor}h66l16 -14V34h-16v92H38z`) +
  rect('light', 26, 20, 78, 120) +
  path('solid bare', 'M38 34h48v9H38z') +
  rect('tone', 38, 54, 54, 16) +
  path('edge', 'M66 90h26M66 100h18') +
  box(49, 95) +
  rect('poppy', 38, 116, 54, 14) +
  rect('cut', 26, 20, 78, 120) +
  path('cast', `M176 ${floor}l44 -24h14l-44 24z`) +
  taped(space([172, floor - 48], 1), [0, 47], [0, 47], [0, 40], {}, 'cut') +
  path('light', 'M150 30l44 -10l9 40l-44 10z') +
  path('edge', 'M160 40l24 -5M163 51l16 -4') +
  path('plan', 'M178 66V88')

/** A letter with its three records, in front of the letter box that accepts it. */
const deliverability =
  ground +
  path('cast', `M172 ${floor}h56l8 -12V62h-8v66H172z`) +
  path('cut', 'M160 100V22') +
  path('poppy', 'M160 22h-26v18h26z') +
  path('tone', `M160 ${floor}V64a34 34 0 0 1 68 0V${floor}z`) +
  path('shade', `M196 ${floor}V30a34 34 0 0 1 32 34V${floor}z`) +
  path('cut', `M160 ${floor}V64a34 34 0 0 1 68 0V${floor}z`) +
  rect('solid', 172, 66, 44, 12) +
  envelope(20, 36, 'light', 1.2) +
  [44, 76, 108]
    .map((x) => path(x === 76 ? 'poppy' : 'blueprint', disc(x, 106, 15)) + check(x - 1, 106))
    .join('')

export default frames(
  wide,
  high,
  [flows, campaigns, messages, segments, growth, deliverability],
  'paper',
  1.3,
)
