import { wide, wideFigure } from './figure.ts'
import { leftPerOrder, onMarketplaces } from './left-per-order.ts'

export default wideFigure(
  leftPerOrder(onMarketplaces, {
    ...wide,
    width: 960,
    first: [242, 282],
    pitch: 146,
    wide: 96,
    back: [22, 14],
    perDollar: 5.6,
    parts: ['fee', 'product', 'shipping, storage', 'returns', 'advertising', 'left per order'],
    channels: ['own site', 'Amazon', 'Walmart', 'eBay'],
    whole: 858,
  }),
)
