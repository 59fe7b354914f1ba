import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import joint from './joint.plate.ts?plate'
import jointOnPhone from './joint-phone.plate.ts?plate'
import * as styles from './legal.module.css'

/** Two timbers with a pegged joint: neither holds without the other. */
export const JointDrawing = () => (
  <LabelledPlate of={joint} phone={jointOnPhone} className={styles.legalDrawing} eager>
    <text x="286" y="34">
      statement
      <tspan x="286" dy="1.15em">
        of work
      </tspan>
    </text>
    <text x="6" y="234">
      you
    </text>
    <text x="452" y="244">
      us
    </text>
    <text x="150" y="314" textAnchor="end">
      30 days
    </text>
  </LabelledPlate>
)
