import type { Span } from '#app/site/drawings/plate/space.ts'
import { at } from './table.ts'

/** A missing box: its outline and its three inner edges, dashed. */
export function missing([x1, x2]: Span, [y1, y2]: Span, [z1, z2]: Span) {
  const corner = [x2, y2, z2] as const
  const edges = [
    at.block([x1, x2], [y1, y2], [z1, z2]).outline,
    at.line([x1, y2, z2], corner, [x2, y1, z2]),
    at.line(corner, [x2, y2, z1]),
  ]
  return `<path stroke="var(--color-poppy)" stroke-width="2" stroke-dasharray="5 4" stroke-linecap="butt" d="${edges.join('')}"/>`
}
