import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import plate from './one-stage.plate.ts?plate'
import { cases, run } from './one-stage.ts'

/** The example's calculation as two runs of the channel, with what can be counted in them. */
export const OneStage = () => (
  <LabelledPlate of={plate}>
    {cases.map(({ name, orders, repeats, top }) => (
      <g key={name}>
        <text x="0" y={top - 10} fontWeight="600">
          {name}
        </text>
        <text x="0" y={top + run.high + 27}>
          1,000 visits
        </text>
        <text x="340" y={top + run.high + 27}>
          {orders} orders
        </text>
        <text x="506" y={top + run.high + 27}>
          {repeats} again
        </text>
      </g>
    ))}
  </LabelledPlate>
)
