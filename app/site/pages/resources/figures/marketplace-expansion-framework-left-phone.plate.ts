import { phone, phoneFigure } from './figure.ts'
import { leftPerOrder } from './left-per-order.ts'

export default phoneFigure(
  leftPerOrder({
    ...phone,
    width: 720,
    first: [196, 438],
    pitch: 127,
    wide: 94,
    back: [16, 12],
    perDollar: 9.4,
    names: {
      'own site': 'own',
      fee: 'fee',
      product: 'product',
      shipping: 'ship',
      returns: 'returns',
      ads: 'ads',
      left: 'left',
    },
  }),
)
