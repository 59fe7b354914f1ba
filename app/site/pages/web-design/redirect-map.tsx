import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import redirects from './redirects.plate.ts?plate'

/** Old URLs on the left, new ones on the right, and the one that was forgotten. */
export const RedirectMap = () => (
  <LabelledPlate of={redirects}>
    <text x="0" y="18">
      old
    </text>
    <text x="560" y="18" textAnchor="end">
      new
    </text>
    <text x="241" y="220">
      404
    </text>
  </LabelledPlate>
)
