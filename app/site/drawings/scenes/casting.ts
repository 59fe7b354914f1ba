import { path } from '#app/site/drawings/plate/sheet.ts'
import type { Span } from '#app/site/drawings/plate/space.ts'
import type { Point3 } from '#app/ui/drawing/isometric.ts'
import { at, board, side } from './table.ts'

type Spot = readonly [x: number, y: number]
type Outline = readonly Spot[]

const turn = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The outline around all spots, clockwise on the board as one sees it. */
function around(spots: Outline): Outline {
  const half = (sorted: Outline) =>
    sorted
      .reduce<Spot[]>((kept, spot) => {
        while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, spot) <= 0) kept.pop()
        return [...kept, spot]
      }, [])
      .slice(0, -1)
  const sorted = spots.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The part of an outline on the inner side of an edge, from which `inside` measures. */
function cutAt(outline: Outline, inside: (spot: Spot) => number): Outline {
  return outline.flatMap((to, index) => {
    const from = outline.at(index - 1)!
    const [before, after] = [inside(from), inside(to)]
    const part = before / (before - after)
    const crossing: Spot = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    return [...(before * after < 0 ? [crossing] : []), ...(after >= 0 ? [to] : [])]
  })
}

/** The shadow of a plan: to the right, and half as far to the back. */
const shadowOf = (plan: Outline, length: number) =>
  around([...plan, ...plan.map(([x, y]): Spot => [x + length, y - length / 2])])

/** The shadow of what stands on a rectangle, on the plane that it stands on. */
export const ofBlock = ([x1, x2]: Span, [y1, y2]: Span, length: number) =>
  shadowOf(
    [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ],
    length,
  )

/** The shadow of what is round. */
export const ofRound = ([x, y]: Spot, radius: number, length: number) =>
  shadowOf(
    Array.from({ length: 24 }, (_, n): Spot => {
      const angle = (n / 12) * Math.PI
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }),
    length,
  )

/** Shadows on a plane, as one shape where they meet, cut at the edges of the plane on the far side. */
export function shadows(z: number, [right, back]: Spot, ...all: Outline[]) {
  const onIt = all.map((shadow) =>
    cutAt(
      cutAt(shadow, ([x]) => right - x),
      ([, y]) => y - back,
    ),
  )
  return path(
    'cast',
    onIt.map((shadow) => at.face(...shadow.map(([x, y]): Point3 => [x, y, z]))).join(''),
  )
}

/** The board with its shadow on the table, and the shadows of what stands on it. */
export const casting = (...all: Outline[]) =>
  [
    // From above, the board's far edge hides the table as far as this.
    shadows(-6, [Infinity, -6], ofBlock([0, side], [0, side], 18)),
    board,
    shadows(0, [side, 0], ...all),
  ].join('')
