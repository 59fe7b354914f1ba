import { wide, wideFigure } from './figure.ts'
import { inAnApp, leftPerOrder } from './left-per-order.ts'

export default wideFigure(
  leftPerOrder(inAnApp, {
    ...wide,
    width: 960,
    first: [300, 282],
    pitch: 230,
    wide: 160,
    back: [22, 14],
    perDollar: 8,
    parts: ['fee', 'commission', 'product', 'pick, pack, ship', 'returns', 'contribution'],
    channels: ['in-app shop', 'own site'],
    whole: 838,
  }),
)
