import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import boxes from './billed-weight.plate.ts?plate'

/** The note's box, before and after two inches come off, in the inches and pounds that the note reckons with. */
export const BilledWeight = () => (
  <LabelledPlate of={boxes}>
    <text x="62" y="216" textAnchor="end">
      12
    </text>
    <text x="216" y="220">
      10
    </text>
    <text x="284" y="120">
      8
    </text>
    <text x="604" y="132">
      6
    </text>
    <text x="148" y="336" textAnchor="middle">
      billed as 7
    </text>
    <text x="480" y="336" textAnchor="middle">
      billed as 6
    </text>
  </LabelledPlate>
)
