import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'

const dark = { lid: 'tone', front: 'solid', side: 'solid' }

/** One store of figures, and four readers. */
function home() {
  const at = space([140, 54], 1)
  const far: Span = [8, 42]
  const near: Span = [94, 128]
  const reader = (x: Span, y: Span) =>
    path('cast', at.flat(0, [x[1], x[1] + 10], y)) +
    solid(at, x, y, [0, 14], {}, 'edge') +
    path('cut', at.line([x[0] + 8, y[0] + 12, 14], [x[1] - 8, y[0] + 12, 14])) +
    path('thin', at.line([x[0] + 8, y[0] + 22, 14], [x[1] - 14, y[0] + 22, 14]))
  return [
    path('cast', at.flat(-8, [136, 158], [-10, 124])),
    solid(at, [0, 136], [0, 136], [-8, 0], dark, 'cut'),
    inked(
      'blueprint',
      path('cut', at.line([25, 25, 0], [111, 111, 0]) + at.line([111, 25, 0], [25, 111, 0])),
    ),
    reader(far, far),
    reader(near, far),
    reader(far, near),
    path('cast', 'M168 124l38 -6l-14 -22l-30 4z'),
    drum(140, 124, 24, 32, 32, 'blueprint'),
    drum(140, 100, 24, 32, 32, 'poppy'),
    drum(140, 76, 24, 32, 32, 'blueprint'),
    lid(140, 52, 32, 'light'),
    reader(near, near),
  ].join('')
}

/** A belt along `x`, with its rollers and feet. */
function belt(at: ReturnType<typeof space>, x: Span) {
  const rollers = Array.from(
    { length: Math.floor((x[1] - x[0]) / 12) },
    (_, n) => x[0] + 8 + n * 12,
  )
  const foot = (left: number, y: number) =>
    solid(at, [left, left + 7], [y, y + 7], [-28, -12], { side: 'solid' }, 'edge')
  return [
    path(
      'cast',
      at.face(
        [x[0], 0, -28],
        [x[1] + 40, -20, -28],
        [x[1] + 40, 30, -28],
        [x[1], 50, -28],
        [x[0], 50, -28],
      ),
    ),
    foot(x[0] + 8, 40),
    foot(x[1] - 16, 2),
    foot(x[1] - 16, 40),
    solid(at, x, [0, 50], [-12, 0], dark, 'cut'),
    path('thin', rollers.map((roller) => at.line([roller, 3, 0], [roller, 47, 0])).join('')),
  ].join('')
}

/** Parcels that pass a clock. */
function unhalted() {
  const at = space([68, 74], 1)
  return [
    path('cast', at.wheel([130, -28, 64], 38)),
    path('solid', at.wheel([122, -30, 70], 38)),
    path('light', at.wheel([122, -26, 70], 38)),
    path(
      'edge',
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map((hour) => {
          const [x, z] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)]
          return at.line([122 + x * 29, -26, 70 + z * 29], [122 + x * 34, -26, 70 + z * 34])
        })
        .join(''),
    ),
    path('cut', at.line([122, -26, 92], [122, -26, 70], [138, -26, 62])),
    path('cut void', at.wheel([122, -26, 70], 38)),
    belt(at, [0, 186]),
    [8, 70, 132]
      .map((x, place) =>
        [
          path('cast', at.flat(0, [x + 42, x + 56], [8, 44])),
          taped(
            at,
            [x, x + 42],
            [8, 44],
            [0, [30, 38, 30][place]!],
            place === 1 ? { front: 'blueprint' } : {},
            'cut',
          ),
        ].join(''),
      )
      .join(''),
  ].join('')
}

/** A gate that sheets pass through, and one that it rejected. */
function gate() {
  const at = space([74, 62], 1)
  const card = (x: number, y: number, z: number, pen: string) =>
    solid(
      at,
      [x, x + 34],
      [y, y + 30],
      [z, z + 4],
      { lid: pen, front: 'solid', side: 'solid' },
      'edge',
    ) +
    path(
      'edge',
      at.line([x + 8, y + 8, z + 4], [x + 26, y + 8, z + 4]) +
        at.line([x + 8, y + 17, z + 4], [x + 20, y + 17, z + 4]),
    )
  return [
    belt(at, [0, 184]),
    card(146, 10, 0, 'light'),
    solid(at, [92, 116], [-8, 4], [0, 74], { front: 'light', side: 'solid' }, 'edge'),
    path('dark bare', at.right(92, [4, 46], [0, 56])),
    solid(at, [92, 116], [46, 58], [-12, 74], { front: 'tone', side: 'solid' }, 'cut'),
    solid(
      at,
      [88, 120],
      [-12, 62],
      [56, 82],
      { lid: 'light', front: 'blueprint', side: 'solid' },
      'cut',
    ),
    on('front', [74, 62], [98, 62, 76], path('poppy', 'M6 2a6 6 0 1 0 .1 0z')),
    card(14, 10, 0, 'light'),
    // The rejected sheet is in front of the gate, with the reason on it
    path('cast', at.flat(-28, [92, 108], [86, 116])),
    card(58, 86, -28, 'poppy'),
    inked(
      'poppy',
      path('cut', at.line([74, 54, 2], [74, 74, 2], [74, 84, -14]) + 'M57 145l8 10l10 -6'),
    ),
  ].join('')
}

/** A log is printed line by line, each with a name and a time. */
function record() {
  const at = space([88, 76], 1)
  const [from, to] = [58, 196]
  const lines = [74, 94, 114, 134, 154, 174]
  return [
    path('cast', at.flat(0, [to, to + 16], [-2, 62])),
    path('light', at.flat(2, [from, to], [4, 68])),
    path('shade bare', at.flat(2, [from, from + 10], [4, 68])),
    path('cut void', at.flat(2, [from, to], [4, 68])),
    path('edge', lines.map((x) => at.line([x, 62, 2], [x, 40, 2])).join('')),
    path('cut', lines.map((x, n) => at.line([x, 32, 2], [x, 12 + (n % 3) * 4, 2])).join('')),
    path('poppy bare', at.flat(2, [70, 79], [8, 64])),
    solid(at, [0, 60], [-6, 78], [0, 50], { lid: 'light', front: 'tone', side: 'solid' }, 'cut'),
    path('light bare', at.right(60.5, [2, 70], [6, 13])),
    on(
      'lid',
      [88, 76],
      [10, 8, 50],
      path('blueprint', 'M0 0h40v20h-40z'),
      path('solid bare', 'M0 32h12v10h-12zM16 32h12v10h-12zM0 46h12v10h-12zM16 46h12v10h-12z'),
      path('poppy', 'M32 32h10v24h-10z'),
    ),
  ].join('')
}

/** The four changes, in the order of the copy. */
export default frames(300, 216, [home(), unhalted(), gate(), record()])
