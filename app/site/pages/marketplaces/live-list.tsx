import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import racks from './live-list.plate.ts?plate'

/** What was sent beside what is for sale. The gap is the work. */
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
