import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import joint from './joint.plate.ts?plate'
import * as styles from './legal.module.css'

/** Two timbers cut to meet and pegged: neither holds without the other. */
export const JointDrawing = () => (
  <LabelledPlate of={joint} className={styles.legalDrawing} eager>
    <text x="296" y="92">
      statement of work
    </text>
    <text x="26" y="258">
      you
    </text>
    <text x="450" y="336">
      us
    </text>
    <text x="150" y="354" textAnchor="end">
      30 days
    </text>
  </LabelledPlate>
)
