import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

type Space = ReturnType<typeof space>

/** Where the product stands, and the top of its plinth. */
const [px, py, top] = [190, 118, 44] as const

/** Three legs below a head at this height. */
const tripod = (at: Space, x: number, y: number, z: number, reach = 22) =>
  path(
    'cut',
    at.line([x, y, z], [x - reach, y + reach * 0.3, 0]) +
      at.line([x, y, z], [x + reach, y - reach * 0.2, 0]) +
      at.line([x, y, z], [x + reach * 0.1, y + reach, 0]),
  )

/** Near, far, low and high end of an opening. */
type Opening = readonly [number, number, number, number]

/** The upper and the far side of a softbox, between its lit front and its lamp. */
function softbox(at: Space, lit: number, front: Opening, back: number, rear: Opening) {
  const [near, far, low, high] = front
  const top = at.face(
    [lit, near, high],
    [lit, far, high],
    [back, rear[1], rear[3]],
    [back, rear[0], rear[3]],
  )
  const side = at.face(
    [lit, far, low],
    [lit, far, high],
    [back, rear[1], rear[3]],
    [back, rear[1], rear[2]],
  )
  return { top, side }
}

/** A softbox on its stand: its lit front faces the product, and its beam reaches it. */
export function key(at: Space) {
  const [lit, back] = [76, 34]
  const [near, far, low, high] = [126, 206, 66, 142] as const
  const front = at.right(lit, [near, far], [low, high])
  const rear = [158, 176, 96, 114] as const
  const box = softbox(at, lit, [near, far, low, high], back, rear)
  return [
    path('cast', at.face([36, 176, 0], [110, 140, 0], [120, 150, 0], [44, 184, 0])),
    path('cut', at.line([36, 167, 104], [36, 167, 40])),
    tripod(at, 36, 167, 46),
    path('tone', box.top),
    path('light', box.side),
    path('dark bare', box.side),
    solid(
      at,
      [back - 16, back],
      [rear[0], rear[1]],
      [rear[2], rear[3]],
      { front: 'solid', lid: 'solid', side: 'solid' },
      'edge',
    ),
    path(
      'poppy bare',
      at.face(
        [lit, near, high],
        [px, py, top + 66],
        [px, py, top + 4],
        [lit, far, low],
        [lit, far, high],
      ),
    ),
    path('light', front),
    path(
      'edge',
      at.line([lit, 166, low], [lit, 166, high]) + at.line([lit, near, 104], [lit, far, 104]),
    ),
    path('cut void', front),
  ].join('')
}

/** The bottle on its plinth, with the shadow that the key light casts. */
export function product(at: Space) {
  const [x, y] = at.point([px, py, top])
  return [
    path(
      'cast',
      at.face(
        [px + 18, py - 18, 0],
        [px + 64, py - 30, 0],
        [px + 64, py + 4, 0],
        [px + 18, py + 18, 0],
      ),
    ),
    solid(at, [px - 18, px + 18], [py - 18, py + 18], [0, top], { front: 'tone', lid: 'light' }),
    bottle(x, y + 6, 0.92),
  ].join('')
}

/** The second light from behind: half as bright, and turned to the far side of the bottle. */
export function fill(at: Space) {
  const [lit, back] = [258, 288]
  const [near, far, low, high] = [84, 150, 52, 116] as const
  const rear = [108, 126, 74, 92] as const
  const box = softbox(at, lit, [near, far, low, high], back, rear)
  return [
    path('cut', at.line([294, 117, 80], [294, 117, 36])),
    tripod(at, 294, 117, 40, 18),
    path('solid', at.right(lit, [near, far], [low, high])),
    inked('sheet', path('solid', box.top + box.side)),
    solid(
      at,
      [back, back + 14],
      [rear[0], rear[1]],
      [rear[2], rear[3]],
      { front: 'light' },
      'edge',
    ),
    path(
      'plan',
      at.line([lit, far, low], [px + 18, py + 18, top + 4]) +
        at.line([lit, near, high], [px + 10, py - 10, top + 90]),
    ),
  ].join('')
}

/** The black card that keeps a part of the beam off the glass. */
export const flag = (at: Space) =>
  [
    path(
      'dark bare',
      at.face([150, 162, 78], [150, 162, 128], [px, py, top + 40], [px, py, top + 4]),
    ),
    tripod(at, 150, 180, 36, 14),
    path('cut', at.line([150, 180, 34], [150, 180, 78])),
    path('solid', at.right(150, [162, 198], [76, 132])),
  ].join('')

/** The screen on its cart, with the picture that the camera sees. */
export function monitor(at: Space) {
  const [x, y] = at.point([52, 281, 58])
  return [
    path('cast', at.face([86, 262, 0], [120, 246, 0], [120, 262, 0], [86, 280, 0])),
    solid(at, [18, 86], [258, 284], [0, 36], { front: 'poppy', lid: 'light' }),
    path('solid', at.left(272, [46, 58], [36, 48])),
    solid(at, [14, 90], [266, 276], [46, 100], { front: 'solid', lid: 'light' }),
    path('light', at.left(276, [20, 84], [52, 94])),
    bottle(x + 2, y + 4, 0.34, { lifted: true }),
  ].join('')
}

/** The camera on its tripod, seen from behind, and who looks through it. */
export function cameraMan(at: Space) {
  const [x, y] = at.point([177, 277, 0])
  return [
    path(
      'cut',
      `M${at.point([203, 230, 0]).join(' ')}C260 520 180 500 ${at.point([86, 276, 6]).join(' ')}`,
    ),
    tripod(at, 197, 226, 60, 26),
    path(
      'plan',
      at.line([197, 190, 76], [px + 2, py, top + 98]) + at.line([197, 190, 70], [px, py + 18, top]),
    ),
    ...Array.from({ length: 12 }, (_, n) =>
      path(n % 4 ? 'solid bare' : 'tone', at.wheel([197, 194 + n * 2, 76], 12)),
    ),
    solid(at, [175, 219], [216, 240], [60, 94], { front: 'solid', lid: 'light', side: 'solid' }),
    solid(at, [189, 207], [220, 236], [94, 104], { front: 'blueprint' }, 'edge'),
    path('label', at.left(240, [181, 209], [66, 88])),
    path('poppy', at.disc([181, 226, 94], 4)),
    walker(x, y, {
      scale: 1.2,
      arm: 'M-9 -91L4 -72L12 -71L42 -90L38 -98L12 -81L4 -96Z',
    }),
    path('light', disc(x + 51, y - 113, 5.5)),
  ].join('')
}
