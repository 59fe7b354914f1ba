import { wide, wideFigure } from './figure.ts'
import { funnel } from './funnel.ts'

export default wideFigure(
  funnel({
    ...wide,
    first: [290, 76],
    nearer: [18, 56],
    perSession: 0.0055,
    plank: { high: 20, back: [22, 14] },
    floor: { left: 20, right: 632, above: 44, below: 14, thick: 8 },
    name: [-40, -10, 'end', 2],
  }),
)
