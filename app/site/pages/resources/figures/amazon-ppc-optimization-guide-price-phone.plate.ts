import { phone, phoneFigure } from './figure.ts'
import { cutPrice } from './price.ts'

export default phoneFigure(
  cutPrice({
    ...phone,
    width: 720,
    start: [34, 400],
    perDollar: 17.6,
    gap: 11,
    high: 130,
    back: [30, 22],
    names: [64, 104, 144, 184, 224],
    short: 'inbound',
  }),
)
