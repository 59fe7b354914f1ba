import { phone, phoneFigure } from './figure.ts'
import { payback } from './payback.ts'

export default phoneFigure(
  payback({
    ...phone,
    width: 720,
    first: [176, 464],
    perDay: 1.2,
    last: 40,
    perDollar: 7.2,
    back: [24, 16],
    labelled: [0, 90, 180, 365],
  }),
)
