import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import racks from './live-list.plate.ts?plate'

/** The submitted goods beside those that are for sale. The work is to close the gap. */
export const LiveList = () => (
  <LabelledPlate of={racks}>
    <text x="2" y="360">
      sent
    </text>
    <text x="250" y="360">
      live
    </text>
  </LabelledPlate>
)
