import { path } from './sheet.ts'
import { type Span, space } from './space.ts'

type Space = ReturnType<typeof space>
type Faces = { lid?: string; front?: string; side?: string }

/** A block with a heavy outline, hatched on its shaded side. */
export function solid(at: Space, x: Span, y: Span, z: Span, faces: Faces = {}, outline = 'cut') {
  const { lid = 'light', front = 'tone', side = 'light' } = faces
  const block = at.block(x, y, z)
  return [
    path(lid, block.lid),
    path(front, block.front),
    path(side, block.side),
    faces.side ? '' : path('shade', block.side),
    path(outline, block.outline),
  ].join('')
}

/** A block that is only planned, or gone, above another one: each edge once, because two rows of dashes make a line. */
export function planned(at: Space, x: Span, y: Span, z: Span) {
  const corners = [
    [x[0], y[1]],
    [x[1], y[1]],
    [x[1], y[0]],
  ] as const
  const posts = corners.map(([right, left]) => at.line([right, left, z[1]], [right, left, z[0]]))
  return path('plan', at.flat(z[1], x, y) + posts.join(''))
}

/** A parcel: a block with a strip of tape over its lid and down its front. */
export function taped(at: Space, x: Span, y: Span, z: Span, faces: Faces = {}, outline = 'edge') {
  const [from, to] = [x[0] + (x[1] - x[0]) * 0.4, x[0] + (x[1] - x[0]) * 0.6]
  return [
    solid(at, x, y, z, faces, outline),
    path('poppy bare', at.flat(z[1], [from, to], y)),
    path('poppy bare', at.left(y[1], [from, to], [z[1] - (z[1] - z[0]) * 0.36, z[1]])),
    path(`${outline} void`, at.block(x, y, z).outline),
  ].join('')
}
