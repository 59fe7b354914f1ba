import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'

const [foot, head] = [104, 138]

/**
 * A camera on a tripod, seen from behind: it points along the wall that faces right, and its screen shows the picture.
 */
export function cameraOn(room: ReturnType<typeof space>, x: number, y: number) {
  const { face, flat, left, line, wheel } = room
  const [front, back] = [y - 10, y + 12]
  const middle = (foot + head) / 2
  const leg = (dx: number, dy: number) => line([x, y, foot], [x + dx, y + dy, 0])
  /** The visible part of a cylinder along y, between two positions. */
  const barrel = (pen: string, from: number, to: number, radius: number) => {
    const a = radius * Math.SQRT1_2
    const near: [number, number] = [x + a, middle - a]
    const far: [number, number] = [x - a, middle + a]
    const wall = face(
      [near[0], from, near[1]],
      [near[0], to, near[1]],
      [far[0], to, far[1]],
      [far[0], from, far[1]],
    )
    return path(pen, wheel([x, to, middle], radius)) + path(pen, wall)
  }
  return [
    path('cast', flat(0, [x - 12, x + 46], [y - 26, y + 8])),
    path('cut', leg(0, -30) + leg(-24, 10) + leg(24, 10)),
    barrel('mark', front - 11, front - 17, 15),
    barrel('poppy', front - 8, front - 11, 12),
    barrel('mark', front, front - 8, 12),
    solid(room, [x - 5, x + 5], [y - 5, y + 5], [foot - 8, foot], { front: 'solid' }, 'edge'),
    solid(room, [x - 25, x + 25], [front, back], [foot, head], { front: 'blueprint' }, 'cut'),
    solid(room, [x - 10, x + 10], [front, back - 4], [head, head + 9], { front: 'tone' }, 'edge'),
    path('mark', left(back, [x - 20, x + 10], [foot + 6, head - 6])),
    path('label bare', left(back, [x - 9, x - 1], [foot + 8, head - 14])),
    path('poppy bare', left(back, [x - 7, x - 3], [head - 14, head - 10])),
    path('poppy bare', left(back, [x + 15, x + 20], [head - 12, head - 7])),
  ].join('')
}
