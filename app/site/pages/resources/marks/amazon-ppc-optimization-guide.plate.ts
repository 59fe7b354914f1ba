import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { mark } from './mark.ts'

const at = space([21, 29], 1)
const side = [0, 11] as const
const rest = at.block(side, side, [9, 21])

/** A bid inside the margin. */
export default mark(
  path('cast', at.block(side, side, [0, 0]).shadow(14)),
  solid(at, side, side, [0, 9], { lid: 'poppy', front: 'poppy' }, 'edge'),
  path('plan', rest.lid + rest.front + rest.side),
)
