import { wide, wideFigure } from './figure.ts'
import { leftPerOrder } from './left-per-order.ts'

export default wideFigure(
  leftPerOrder({
    ...wide,
    width: 960,
    first: [242, 282],
    pitch: 146,
    wide: 96,
    back: [22, 14],
    perDollar: 5.6,
    names: {
      'own site': 'own site',
      fee: 'fee',
      product: 'product',
      shipping: 'shipping, storage',
      returns: 'returns',
      ads: 'advertising',
      left: 'left per order',
    },
    whole: 858,
  }),
)
