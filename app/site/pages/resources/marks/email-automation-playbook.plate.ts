import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { mark } from './mark.ts'

const at = space([23, 13], 1)

/** A message on its lane. */
export default mark(
  path('edge', at.line([-30, 11, 0], [40, 11, 0])),
  path('cast', at.block([0, 16], [0, 22], [0, 0]).shadow(9)),
  solid(at, [0, 16], [0, 22], [0, 4], { lid: 'poppy', front: 'poppy' }, 'edge'),
  path('edge', at.line([16, 0, 4], [6, 11, 4], [16, 22, 4])),
)
