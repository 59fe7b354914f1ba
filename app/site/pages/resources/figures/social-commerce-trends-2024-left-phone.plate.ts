import { phone, phoneFigure } from './figure.ts'
import { inAnApp, leftPerOrder } from './left-per-order.ts'

export default phoneFigure(
  leftPerOrder(inAnApp, {
    ...phone,
    width: 720,
    first: [232, 438],
    pitch: 200,
    wide: 150,
    back: [16, 12],
    perDollar: 13.4,
    parts: ['fee', 'commission', 'product', 'ship', 'returns', 'left'],
    channels: ['in the app', 'own site'],
  }),
)
