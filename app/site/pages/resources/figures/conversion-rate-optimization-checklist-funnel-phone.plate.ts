import { phone, phoneFigure } from './figure.ts'
import { funnel } from './funnel.ts'

export default phoneFigure(
  funnel({
    ...phone,
    first: [84, 118],
    nearer: [12, 98],
    perSession: 0.0049,
    plank: { high: 26, back: [24, 18] },
    floor: { left: 10, right: 604, above: 88, below: 18, thick: 10 },
    name: [24, -66, 'start', 1],
  }),
)
