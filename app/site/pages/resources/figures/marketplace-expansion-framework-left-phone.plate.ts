import { phone, phoneFigure } from './figure.ts'
import { leftPerOrder, onMarketplaces } from './left-per-order.ts'

export default phoneFigure(
  leftPerOrder(onMarketplaces, {
    ...phone,
    width: 720,
    first: [196, 438],
    pitch: 127,
    wide: 94,
    back: [16, 12],
    perDollar: 9.4,
    parts: ['fee', 'product', 'ship', 'returns', 'ads', 'left'],
    channels: ['own', 'Amazon', 'Walmart', 'eBay'],
  }),
)
