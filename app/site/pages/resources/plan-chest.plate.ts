import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [232, 222] as const
const chest = space(origin, 1)
const [width, depth, drawer, pulled] = [330, 170, 36, 92]
const drawers = 6
const top = drawer * drawers

/** The front of a drawer: its label in a frame, and its handle. */
function front(place: number, y: number) {
  const z = place * drawer
  const parts = [
    path('light', chest.left(y, [0, width], [z, z + drawer])),
    place === 0 ? '' : path('tone bare', chest.left(y, [3, width - 3], [z + 3, z + drawer / 3])),
    on(
      'front',
      origin,
      [26, y, z + drawer - 8],
      path('label', 'M0 0H74V20H0z'),
      path(
        'mark bare',
        `M7 6H${30 + ((place * 17) % 34)}V9H7zM7 12H${24 + ((place * 29) % 26)}V14H7z`,
      ),
    ),
    on(
      'front',
      origin,
      [width - 104, y, z + drawer - 13],
      path(place === 0 ? 'poppy' : 'solid', 'M0 0H64V8H0z'),
      path('cut', 'M8 8v5M56 8v5'),
    ),
    path('edge void', chest.left(y, [0, width], [z, z + drawer])),
  ]
  return parts.join('')
}

/** The lowest drawer, pulled out, with the blueprint in it. */
function openDrawer() {
  const far = depth + pulled
  const lines = [18, 30, 42, 54, 66].map((y) =>
    chest.line([40, depth + y, drawer - 3], [290, depth + y, drawer - 3]),
  )
  const plan = chest.line(
    [70, depth + 62, drawer - 2],
    [70, depth + 24, drawer - 2],
    [140, depth + 24, drawer - 2],
    [140, depth + 48, drawer - 2],
    [220, depth + 48, drawer - 2],
    [220, depth + 20, drawer - 2],
    [262, depth + 20, drawer - 2],
  )
  return [
    path(
      'cast',
      chest.face(
        [0, far, 0],
        [width, far, 0],
        [width + 46, far - 23, 0],
        [width + 46, depth - 23, 0],
        [width, depth, 0],
      ),
    ),
    path('dark', chest.flat(drawer, [0, width], [depth, far])),
    path('solid bare', chest.flat(drawer, [0, width], [depth, depth + 12])),
    path('blueprint', chest.flat(drawer - 4, [24, width - 20], [depth + 10, far - 12])),
    `<g stroke="var(--color-sheet)">${path('thin', lines.join(''))}${path('cut void', plan)}</g>`,
    path('poppy', chest.flat(drawer - 2, [254, 270], [depth + 12, depth + 28])),
    path('solid', chest.right(width, [depth, far], [0, drawer])),
    front(0, far),
    path('cut void', chest.flat(drawer, [0, width], [depth, far])),
    path('cut void', chest.block([0, width], [depth, far], [0, drawer]).outline),
  ].join('')
}

/** The current sheet, weighed down by a ruler, with two rolls behind it. */
function tableTop() {
  const grid = Array.from({ length: 10 }, (_, step) =>
    chest.line([52 + step * 20, 30, top], [52 + step * 20, 134, top]),
  )
  const roll = (y: number, pen: string) =>
    [
      path('cast', chest.flat(top, [252, 318], [y + 8, y + 26])),
      solid(
        chest,
        [244, 312],
        [y, y + 14],
        [top, top + 13],
        { lid: pen, front: pen === 'light' ? 'tone' : pen, side: 'light' },
        'edge',
      ),
    ].join('')
  return [
    path('cast', chest.flat(top, [44, 244], [34, 150])),
    path('light', chest.flat(top, [36, 236], [22, 142])),
    path('thin', grid.join('')),
    path(
      'cut',
      chest.line(
        [56, 116, top],
        [56, 66, top],
        [100, 66, top],
        [100, 46, top],
        [150, 46, top],
        [150, 92, top],
        [206, 92, top],
      ),
    ),
    path('poppy', chest.flat(top, [198, 214], [84, 100])),
    roll(26, 'light'),
    roll(54, 'poppy'),
    solid(
      chest,
      [18, 170],
      [118, 132],
      [top, top + 4],
      { lid: 'poppy', front: 'solid', side: 'solid' },
      'edge',
    ),
    path(
      'edge',
      Array.from({ length: 14 }, (_, tick) =>
        chest.line([26 + tick * 10, 118, top + 4], [26 + tick * 10, tick % 5 ? 122 : 126, top + 4]),
      ).join(''),
    ),
  ].join('')
}

/** A plan chest with a drawer for each kind of resource. The lowest is open, with the blueprint in it. */
export default sheet(
  { width: 600, height: 546, hatching: 1.4 },
  path(
    'cast',
    chest.face(
      [width, depth, 0],
      [width + 56, depth - 28, 0],
      [width + 56, -28, 0],
      [56, -28, 0],
      [0, 0, 0],
    ),
  ),
  solid(chest, [0, width], [0, depth], [0, top], { front: 'light', side: 'tone' }),
  path('dark', chest.right(width, [0, depth], [0, top])),
  path('solid bare', chest.left(depth, [0, width], [0, drawer])),
  Array.from({ length: drawers - 1 }, (_, place) => front(place + 1, depth)).join(''),
  tableTop(),
  path('cut void', chest.block([0, width], [0, depth], [0, top]).outline),
  path('cut void', chest.flat(top, [0, width], [0, depth])),
  openDrawer(),
)
