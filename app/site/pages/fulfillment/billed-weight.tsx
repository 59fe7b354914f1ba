import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import boxes from './billed-weight.plate.ts?plate'

/** The note's box before and after two inches are cut off, with the inches and pounds of the note's calculation. */
export const BilledWeight = () => (
  <LabelledPlate of={boxes}>
    <text x="66" y="218" textAnchor="end">
      12 in
    </text>
    <text x="254" y="238">
      10 in
    </text>
    <text x="284" y="120">
      8 in
    </text>
    <text x="598" y="132">
      6 in
    </text>
    <text x="148" y="354" textAnchor="middle">
      billed as 7 lb
    </text>
    <text x="474" y="354" textAnchor="middle">
      billed as 6 lb
    </text>
  </LabelledPlate>
)
