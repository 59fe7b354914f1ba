import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { anacapa, type Ridge, santaCruz, shore } from '#app/site/drawings/ridges.ts'

const [width, horizon, foot] = [1200, 92, 128]

/** Seen from the open sea, so that west is on the left as in the list of towns below. */
const fromSea: Ridge = santaCruz.toReversed().map(([x, up]) => [100 - x, up])
const santaCruzShore = shore(fromSea, 128, horizon, 500, 72)
const anacapaShore = shore(anacapa, 664, horizon, 200, 52)
const light = [835, 77] as const

/** The coast behind the islands, and the mountains that reach the sea in the east. */
const range =
  'M0 92L0 74L40 66L86 72L130 58L196 66L250 50L318 60L392 44L470 56L540 48L612 62L690 52L768 66L850 60L930 74V92z'
const mountains =
  'M906 92L938 80L962 82L990 62L1012 66L1040 42L1062 50L1086 30L1112 44L1136 36L1162 52L1200 40V92z'
const slopes =
  'M990 62L1004 78L1000 92H1030L1026 74L1012 66zM1040 42L1056 64L1050 92H1084L1074 66L1062 50zM1086 30L1104 58L1098 92H1132L1126 62L1112 44zM1136 36L1150 60L1146 92H1182L1174 66L1162 52z'
const waves = [
  'M0 100H1200',
  'M40 107h150M236 107h210M520 107h64M640 107h280M980 107h160',
  'M0 114h96M160 114h300M560 114h190M820 114h96M1010 114h190',
  'M70 121h240M420 121h120M610 121h330M1040 121h90',
]

/** An island: its lit side white, the other hatched along lines that repeat its ridge, with a heavy outline. */
const island = (id: string, outline: string, lean: number) => [
  `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
  path('light bare', outline),
  `<g clip-path="url(#${id})">`,
  ...Array.from(
    { length: 6 },
    (_, n) =>
      `<g transform="translate(${(n + 1) * lean} ${(n + 1) * 9})">${path('thin', outline)}</g>`,
  ),
  `<g transform="translate(${lean * 7} 14)">${path('shade bare', outline)}</g>`,
  '</g>',
  path('cut', outline),
]

/** The islands off the local coast, the sea in blue, the sun low in the west. */
export default sheet(
  { width, height: foot },
  `<g opacity=".55">${path('shade bare', range)}</g>`,
  path('edge', range.slice(5).replace('L', 'M').replace('V92z', '')),
  path('poppy bare', 'M36 92a36 36 0 0 1 72 0z'),
  path('ground bare', mountains),
  path('shade bare', slopes),
  path('cut', mountains.replace('V92z', '')),
  path('thin', 'M990 62L1004 78M1040 42L1056 64L1050 92M1086 30L1104 58L1098 92M1136 36L1150 60'),
  path('tone bare', `M0 92H${width}V${foot}H0z`),
  '<g stroke="var(--color-blueprint)">',
  path('thin', waves.join('')),
  '</g><g stroke="var(--color-poppy)">',
  path('edge', 'M44 99h56M52 106h40M60 113h26M66 120h14'),
  '</g>',
  ...island('cruz', santaCruzShore, 5),
  ...island('anacapa', anacapaShore, 4),
  path('light', `M${light[0]} ${light[1]}l1.5 -18h5l1.5 18z`),
  path('poppy bare', `M${light[0] + 1} ${light[1] - 19}h6v-6h-6z`),
  path('cut', `M0 92H${width}`),
)
