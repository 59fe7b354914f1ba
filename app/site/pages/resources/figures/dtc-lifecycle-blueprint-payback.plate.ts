import { wide, wideFigure } from './figure.ts'
import { payback } from './payback.ts'

export default wideFigure(
  payback({
    ...wide,
    width: 960,
    first: [130, 278],
    perDay: 1.92,
    last: 64,
    perDollar: 4.2,
    back: [22, 14],
    labelled: [0, 30, 60, 90, 180, 365],
  }),
)
