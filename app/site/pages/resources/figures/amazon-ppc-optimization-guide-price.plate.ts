import { wide, wideFigure } from './figure.ts'
import { cutPrice } from './price.ts'

export default wideFigure(
  cutPrice({
    ...wide,
    width: 960,
    start: [44, 238],
    perDollar: 24,
    gap: 14,
    high: 104,
    back: [34, 26],
    names: [undefined, 78, undefined, 46, 78],
    short: 'inbound, storage',
  }),
)
