import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { mark } from './mark.ts'

const at = space([30, 21], 1)
const post = (y: number) => solid(at, [0, 4], [y, y + 4], [0, 17], {}, 'edge')

/** A gate, with the line of stock through it. */
export default mark(
  path('cast', at.block([0, 4], [0, 26], [0, 0]).shadow(9)),
  path('edge', at.line([-34, 13, 0], [2, 13, 0])),
  post(0),
  path('edge', at.line([4, 13, 0], [34, 13, 0])),
  post(22),
  solid(at, [0, 4], [0, 26], [17, 22], { lid: 'poppy', front: 'poppy', side: 'poppy' }, 'edge'),
)
