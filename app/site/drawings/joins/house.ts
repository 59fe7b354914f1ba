import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { floor, head } from './talk.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

const [houseLeft, houseWide, houseFoot, houseTall] = [196, 168, 184, 160] as const
const envelope = (x: number, y: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('light', 'M-17 -11h34v22h-34z')}${path('edge', 'M-17 -11l17 12l17 -12')}${path('poppy', disc(0, 4, 6))}${path('solid bare', 'M-2 1v6l5 -3z')}</g>`

/** A window of the house: dark, or lit, with a listener and the flag that asks for post. */
function pane(column: number, row: number, asked: boolean) {
  const [x, y] = [houseLeft + 14 + column * 50, 40 + row * 50]
  return [
    rect(asked ? 'light' : 'solid', x, y, 38, 34),
    asked
      ? `<svg x="${x + 1}" y="${y + 1}" width="36" height="32">${path('poppy bare', 'M0 0H36V32H0z') + head(19, 7, -1, 'light', column > 0)}</svg>`
      : path('label bare', `M${x + 6} ${y + 20}l12 -14h5l-15 18z`),
    rect('edge void', x, y, 38, 34),
    rect('light', x - 3, y + 34, 44, 5),
    asked
      ? path('edge', `M${x + 42} ${y + 34}v-28`) + path('blueprint', `M${x + 42} ${y + 2}h9v9h-9z`)
      : '',
  ].join('')
}

/** An episode is carried to the windows that have asked for it. */
export const sent = [
  floor(0, 378, 'M0 176C60 190 100 196 196 176'),
  // The house
  path('cast', `M${houseLeft + houseWide} ${houseFoot}l28 -20h30l-36 20z`),
  cabinet({
    at: [houseLeft, houseFoot],
    size: [houseWide, houseTall],
    back: [28, 16],
    fill: 'light',
    lid: 'tone',
  }),
  rect('solid', houseLeft - 4, houseFoot - houseTall, houseWide + 8, 8),
  [0, 1, 2].map((column) => pane(column, 0, column !== 1) + pane(column, 1, column === 0)).join(''),
  rect('blueprint', houseLeft + 74, 140, 30, 44) + path('poppy', disc(houseLeft + 98, 164, 2.5)),
  rect('tone', houseLeft + 66, 184, 46, 5),
  // The carrier
  walker(70, 192, {
    scale: 1,
    jacket: 'poppy',
    helmet: true,
    arm: 'M-6 -92L12 -72L18 -70L44 -84L41 -92L20 -80L6 -96Z',
  }),
  path('cut', 'M62 96L78 140'),
  path('blueprint', 'M60 138h36l4 26h-44z') + path('light', 'M60 138h36l-18 14z'),
  path(
    'plan',
    'M122 92C144 60 164 100 192 116M122 84C146 30 160 34 190 56M122 78C150 0 240 -14 308 34',
  ),
  envelope(124, 96, -16),
  envelope(158, 48, -22),
].join('')
