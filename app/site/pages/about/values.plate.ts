import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, frames, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'

const size = { width: 320, height: 240 }

/** A parcel on the scale of a packing bench, with tape. */
function bench() {
  const origin = [120, 56] as const
  const at = space(origin, 1)
  const top: Span = [0, 12]
  return [
    path(
      'cast',
      at.face([190, 96, -36], [222, 80, -36], [222, -16, -36], [60, -16, -36], [0, 0, -36]),
    ),
    solid(at, [4, 14], [84, 94], [-36, 0], { side: 'solid' }, 'edge'),
    solid(at, [176, 186], [2, 12], [-36, 0], { side: 'solid' }, 'edge'),
    solid(at, [176, 186], [84, 94], [-36, 0], { side: 'solid' }, 'edge'),
    solid(at, [0, 190], [0, 96], top, { front: 'solid', side: 'solid' }, 'cut'),
    path('thin', at.line([0, 32, 12], [190, 32, 12]) + at.line([0, 64, 12], [190, 64, 12])),
    path('cast', at.flat(12, [92, 130], [14, 72])),
    solid(
      at,
      [14, 96],
      [10, 82],
      [12, 20],
      { lid: 'tone', front: 'blueprint', side: 'solid' },
      'edge',
    ),
    taped(at, [22, 88], [16, 74], [20, 66], {}, 'cut'),
    on(
      'front',
      origin,
      [28, 74, 40],
      path('light', 'M0 0h20v16h-20z'),
      path('edge', 'M4 5h12M4 10h8'),
    ),
    path('cast', at.flat(12, [148, 182], [40, 62])),
    path('poppy', at.wheel([150, 62, 32], 20)),
    path('poppy', at.wheel([150, 76, 32], 20)),
    path('shade', at.wheel([150, 76, 32], 20)),
    path('light', at.wheel([150, 76, 32], 9)),
    path('cut void', at.wheel([150, 76, 32], 20)),
  ].join('')
}

/** A ruler along three figures, each under the flag of its date. */
function rule() {
  const at = space([70, 94], 1)
  const behind: Span = [-34, -8]
  const place = (day: number) => 14 + day * 1.9
  const column = (day: number, high: number, pen: string) => {
    const [x, y] = [place(day), -21]
    return [
      path('cast', at.flat(0, [x + 13, x + 13 + high / 2], behind)),
      solid(at, [x - 13, x + 13], behind, [0, high], { front: pen }, 'cut'),
      path('plan', at.line([x, -8, 0], [x, 24, 0])),
      path('cut', at.line([x, y, high], [x, y, high + 36])),
      path('poppy', at.face([x, y, high + 36], [x + 26, y, high + 28], [x, y, high + 18])),
    ]
  }
  return [
    ...column(30, 32, 'tone'),
    ...column(60, 58, 'tone'),
    ...column(90, 92, 'blueprint'),
    path('cast', at.flat(0, [4, 212], [66, 76])),
    solid(at, [0, 206], [24, 62], [0, 8], { lid: 'tone', front: 'solid', side: 'solid' }, 'cut'),
    path(
      'edge',
      Array.from({ length: 19 }, (_, n) => {
        const x = place(n * 5)
        return at.line([x, 24, 8], [x, 24 + (n % 6 ? 8 : 18), 8])
      }).join(''),
    ),
    path(
      'solid bare',
      [0, 60].map((day) => at.flat(8, [place(day), place(day + 30)], [50, 58])).join(''),
    ),
    path('edge void', at.flat(8, [place(0), place(90)], [50, 58])),
  ].join('')
}

/** A parcel on the drawing board: inked and planned lines, and the pencil between them. */
function board() {
  const at = space([140, 50], 1)
  const grid = Array.from({ length: 8 }, (_, n) => 16 + n * 20)
  const parcel = space([132, 124], 0.92)
  const { lid, front, side, outline } = parcel.block([0, 56], [0, 48], [0, 40])
  return [
    path('cast', at.flat(-10, [176, 206], [-14, 130])),
    solid(at, [0, 180], [0, 144], [-10, 0], { lid: 'tone', front: 'solid', side: 'solid' }, 'cut'),
    path('light', at.flat(0, [10, 170], [10, 134])),
    inked(
      'blueprint',
      path(
        'thin',
        grid.map((n) => at.line([n, 10, 0], [n, 134, 0])).join('') +
          grid
            .slice(0, 6)
            .map((n) => at.line([10, n + 4, 0], [170, n + 4, 0]))
            .join(''),
      ),
      path(
        'plan',
        lid +
          front +
          side +
          parcel.line([0, 0, 40], [0, 0, 0], [56, 0, 0]) +
          parcel.line([0, 0, 0], [0, 48, 0]),
      ),
    ),
    path('tone', front),
    path('cut void', front),
    path('cut', parcel.line([56, 48, 40], [56, 20, 40])),
    `<g opacity=".14">${path('blueprint bare', outline)}</g>`,
    // Tape at the corners of the sheet
    path(
      'poppy bare',
      at.flat(0, [6, 22], [6, 14]) +
        at.flat(0, [158, 174], [6, 14]) +
        at.flat(0, [6, 22], [130, 138]),
    ),
    pencil(152, 120),
  ].join('')
}

/** A pencil leaning to the upper right, with its point at a position on the sheet. */
const pencil = (x: number, y: number) =>
  path('cast', `M${x} ${y}l96 -16l4 10l-84 18z`) +
  `<g transform="translate(${x} ${y}) rotate(-38)">${[
    path('light', 'M0 0L22 -9V9z'),
    path('solid bare', 'M0 0L8 -3.300V3.300z'),
    path('poppy', 'M22 -9H116V9H22z'),
    path('shade bare', 'M22 2H116V9H22z'),
    path('edge', 'M22 -2H116'),
    path('light', 'M116 -9h10v18h-10z'),
    path('blueprint', 'M126 -9h12q5 0 5 5v8q0 5 -5 5h-12z'),
    path('cut void', 'M0 0L22 -9H138q5 0 5 5v8q0 5 -5 5H22z'),
  ].join('')}</g>`

/** An open notebook with a calculation, and a magnifying glass over one of its lines. */
function book() {
  const at = space([138, 42], 1)
  const lines = (x: number, from: number, widths: number[]) =>
    widths.map((wide, n) => at.line([x, from + n * 15, 8], [x + wide, from + n * 15, 8])).join('')
  const [x, y] = [164, 120]
  return [
    path('cast', at.flat(-6, [190, 220], [-6, 132])),
    solid(
      at,
      [-4, 194],
      [-4, 140],
      [-6, 0],
      { lid: 'blueprint', front: 'solid', side: 'solid' },
      'cut',
    ),
    solid(at, [2, 95], [2, 134], [0, 8], {}, 'edge'),
    solid(at, [95, 188], [2, 134], [0, 8], {}, 'edge'),
    path('shade bare', at.flat(8, [84, 95], [2, 134])),
    path('edge', lines(14, 20, [60, 50, 62, 40, 58, 46, 60])),
    path('edge', lines(108, 20, [64, 52, 66, 48, 60, 40])),
    path('poppy bare', at.flat(8, [108, 174], [74, 84])),
    // The glass and its handle
    path('cast', disc(x + 14, y + 26, 40)),
    path('solid', `M${x + 29} ${y + 23}l54 46l-9 10l-54 -46z`),
    path('poppy bare', `M${x + 40} ${y + 40}l8 -9l10 8l-8 10z`),
    path('light', disc(x, y, 42)),
    `<clipPath id="glass"><path d="${disc(x, y, 40)}"/></clipPath><g clip-path="url(#glass)">${[
      path('poppy bare', `M${x - 50} ${y - 12}l100 57l0 -26l-100 -57z`),
      path('cut', `M${x - 50} ${y - 54}l100 57M${x - 50} ${y + 6}l78 45`),
      path('tone bare', `M${x - 40} ${y - 6}q4 -30 34 -36v8q-22 6 -26 28z`),
    ].join('')}</g>`,
    path('cut void', disc(x, y, 42)),
    path('edge', disc(x, y, 37)),
  ].join('')
}

/** The agency's values, each as a tool. */
export default frames(size.width, size.height, [bench(), rule(), board(), book()], {
  coarseBelow: 200,
})
