import { page } from '#content/pages/fulfillment.ts'
import { estimateFrom } from './estimate.ts'

const { example, exampleLabel, message } = page.savings
const found = estimateFrom(String(example.orders), String(example.cost))!

/** Labelled as an example, so that it is not mistaken for a result. */
export const WorkedExample = () => (
  <p>
    <strong>{exampleLabel}.</strong>{' '}
    {message(found.orders, found.cost, found.low, found.high).replace(/^[^:]*: /, '')}
  </p>
)
