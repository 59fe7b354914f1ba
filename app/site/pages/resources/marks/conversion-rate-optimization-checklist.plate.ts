import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { mark } from './mark.ts'

const at = space([32, 22], 1)
const steps = [18, 10, 4]
const [wide, gap] = [8, 10]

/** A funnel in steps. */
export default mark(
  steps
    .map((high, n) => {
      const [x, y] = [[0, wide] as const, [n * gap, n * gap + wide] as const]
      const faces = n === 2 ? { lid: 'poppy', front: 'poppy' } : {}
      return (
        path('cast', at.block(x, y, [0, 0]).shadow(8)) + solid(at, x, y, [0, high], faces, 'edge')
      )
    })
    .join(''),
)
