import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { lettering } from '#app/site/drawings/plate/lettering.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { end } from './edge.ts'

/** The bench from its back edge to its front edge. Everything stands at mid-depth. */
const [far, near, stand] = [180, 238, 222] as const
const [right, up] = [22, 16] as const

/** The bench that both drawings share, between two edges of its top: front to front, and back to back. */
const bench = (left: number, end: number, drawers: [x: number, width: number][]) =>
  [
    rect('light bare', left, near, end - left, 42),
    path(
      'ground bare',
      `M${left} ${near}L${left && left + 60} ${far}H${end > 660 ? 672 : end + 60}L${end} ${near}z`,
    ),
    path('edge', `M${left && left + 60} ${far}H${end > 660 ? 672 : end + 60}`),
    rect('solid bare', left, near, end - left, 9),
    rect('dark bare', left, near + 9, end - left, 9),
    drawers
      .map(
        ([x, width]) =>
          rect('tone', x, near + 18, width, 24) +
          rect('solid bare', x + width / 2 - 20, near + 28, 40, 5),
      )
      .join(''),
    path('cut', `M${left} ${near}H${end}`),
  ].join('')

/** The right end of the bench. */
const side = (x: number) =>
  path('light', `M${x} ${near}L${x + 60} ${far}V${far + 40}L${x} 280z`) +
  path('dark', `M${x} ${near}L${x + 60} ${far}V${far + 40}L${x} 280z`) +
  path('cut', `M${x} 280V${near}L${x + 60} ${far}V${far + 40}`)

/** A parcel with tape over its lid and down its front; labelled once it is counted. */
function crate(
  x: number,
  y: number,
  width: number,
  height: number,
  labelled = false,
  fill = 'light',
) {
  const [from, wide] = [x + width * 0.4, width * 0.2]
  const barcode = [0, 3, 5, 9, 11, 14].map(
    (at) => `M${x + 8 + at} ${y - 14}v8h${at % 2 ? 1 : 2}v-8z`,
  )
  return [
    path('cast', `M${x + width} ${y}l${right} ${-up}h30l${-right} ${up}z`),
    cabinet({
      at: [x, y],
      size: [width, height],
      back: [right, up],
      fill,
      lid: 'light',
      outline: 'edge',
    }),
    path(
      'poppy bare',
      `M${from} ${y - height}l${right} ${-up}h${wide}l${-right} ${up}v${height * 0.4}h${-wide}z`,
    ),
    labelled
      ? path('label', `M${x + 5} ${y - 18}h22v15h-22z`) + path('mark bare', barcode.join(''))
      : '',
    path('cut void', `M${x} ${y}v${-height}l${right} ${-up}h${width}v${height}l${-right} ${up}z`),
  ].join('')
}

/** A tray for one marketplace, open at the top, with a parcel in it. */
const [inside, rim] = [68, 34] as const
const tray = (x: number, pen: string, mark: string) =>
  [
    path('cast', `M${x + inside} ${stand + 6}l34 -22h22l-34 22z`),
    path('solid', `M${x} ${stand + 6 - rim}l34 -22h${inside}l-34 22z`),
    crate(x + 22, stand - 4, 40, 56),
    path(pen, `M${x} ${stand + 6}v${-rim}h${inside}v${rim}z`),
    path(pen, `M${x + inside} ${stand + 6}l34 -22v${-rim}l-34 22z`),
    path('dark bare', `M${x + inside} ${stand + 6}l34 -22v${-rim}l-34 22z`),
    path(
      'cut void',
      `M${x} ${stand + 6 - rim}h${inside}l34 -22v${rim}l-34 22h${-inside}zM${x + inside} ${stand + 6}v${-rim}`,
    ),
    path('label', mark),
  ].join('')
const tag = (x: number) => `M${x + 20} ${stand - 19}h28v16h-28z`

/** One stock: counted, labelled, and laid out for the three marketplaces that sell from it. */
export const fulfillment = [
  bench(8, 672, [
    [26, 140],
    [186, 140],
    [346, 140],
    [506, 140],
  ]),
  path('cut', `M8 ${near}L68 ${far}`),
  crate(28, stand, 58, 46),
  crate(86, stand, 46, 38, false, 'tone'),
  crate(34, stand - 46, 44, 32),
  // The counter shows as many as there are parcels on this bench.
  path('cast', 'M170 232h52l40 -26h-26z'),
  path('solid', 'M174 184h40l8 10v38h-56v-38z'),
  path('light', 'M174 198h40v24h-40z') + lettering('7', 189, 203, 14, 'cut'),
  path('poppy', 'M186 172h16v12h-16z') + path('edge', 'M166 200h-10v20h10'),
  // The press: a roll of labels over the parcel
  path('cast', 'M356 222l30 -20h34l-34 22z'),
  rect('solid', 236, 222, 128, 8),
  cabinet({ at: [242, 222], size: [14, 186], back: [14, 10], fill: 'tone', outline: 'edge' }),
  cabinet({ at: [242, 44], size: [116, 16], back: [14, 10], fill: 'blueprint', outline: 'edge' }),
  path('edge', 'M316 78V36'),
  path('light', disc(316, 80, 30)) + path('dark bare', 'M316 50a30 30 0 0 1 0 60z'),
  path('edge', disc(316, 80, 30)) + path('thin', disc(316, 80, 24) + disc(316, 80, 18)),
  path('poppy', disc(316, 80, 10)),
  path('edge', 'M286 80V140'),
  path('solid', 'M266 128h40v12h-40zM278 140h16v14h-16z'),
  path('label', 'M272 154h28v5h-28z'),
  path('plan', 'M286 160V182'),
  crate(268, stand, 60, 38, true),
  // Three trays
  tray(384, 'light', tag(384)),
  tray(466, 'tone', tag(466)),
  tray(548, 'blueprint', tag(548)),
].join('')

/** One print of the bottle. */
const print = (x: number, y: number, width: number, height: number, ...parts: string[]) =>
  path('light', `M${x} ${y}h${width}v${height}h${-width}z`) + parts.join('')

/** The bottle on a sweep of paper before the camera, and its main image in front of the set of others. */
export const studio = [
  bench(0, 590, [
    [14, 140],
    [174, 140],
    [334, 140],
    [494, 80],
  ]),
  side(590),
  // The sweep
  path('cast', 'M396 222l50 -34h60l-50 34z'),
  path('solid', 'M440 188h26v6h-26zM448 14h7v174h-7z'),
  path('light', 'M196 226H340Q400 226 400 166V46L446 18V136Q446 192 390 192H246z'),
  path('tone bare', 'M400 166V46L446 18V136Q446 192 390 192L340 226Q400 226 400 166z'),
  path('shade bare', 'M400 136V46L446 18V112z'),
  path('cut void', 'M196 226H340Q400 226 400 166V46'),
  path('edge', 'M196 226L246 192'),
  path('solid', 'M388 226h28v7h-28zM398 44h8v182h-8zM392 40l66 -34v12l-66 34z'),
  bottle(300, 214, 1.06),
  // The camera
  path('cast', 'M50 230h70l50 -26h-30z'),
  path('cut', 'M84 170L56 230M84 170V222M84 170L116 230') + rect('solid', 66, 162, 36, 9),
  rect('solid', 42, 106, 84, 56),
  path('solid', 'M62 106l8 -14h32l8 14z'),
  rect('poppy', 48, 100, 14, 6),
  rect('light bare', 42, 124, 84, 5),
  rect('tone', 126, 112, 14, 46) + rect('light', 140, 108, 20, 54) + rect('solid', 160, 112, 8, 46),
  path('shade bare', 'M126 138h34v20h-34z'),
  path('blueprint', 'M168 116q10 19 0 38z'),
  path('plan', 'M176 126L258 80M176 146L258 208'),
  // The softbox over the set
  path('solid', 'M172 196h26v6h-26z'),
  path('cut', 'M185 196V16H220'),
  path('solid', 'M212 8l34 12l-22 42l-20 -14z'),
  path('light', 'M196 70L270 10L278 20L204 80z'),
  path('plan', 'M228 70L268 102M260 46L296 74'),
  // The main image, measured, with the set behind it
  path('cast', 'M552 228h40l40 -28h-60z'),
  print(510, 74, 96, 128, rect('blueprint', 518, 82, 80, 112)),
  print(492, 86, 96, 128, rect('poppy', 500, 94, 80, 112)),
  print(474, 98, 96, 126, path('shade bare', 'M480 104h84v114h-84z')),
  print(456, 96, 96, 132),
  bottle(500, 220, 0.74, { lifted: true }),
  path('cut void', 'M456 96h96v132h-96z'),
].join('')

/** The ends of the bench where the other drawing would go on. */
export const rightEnd =
  path('ground bare', `M672 ${near}V${far}h60z`) + path('edge', `M672 ${far}h60`) + side(672)
export const leftEnd = [
  path('ground bare', `M-${end} ${near}L0 ${far}V${near}z`),
  rect('light bare', -end, near, end, 42),
  rect('solid bare', -end, near, end + 1, 9) + rect('dark bare', -end, near + 9, end + 1, 9),
  path('edge', `M-${end} ${near}L0 ${far}`),
  path('cut', `M-${end} 280V${near}H0`),
].join('')
