import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import letter from './letter.plate.ts?plate'
import * as styles from './careers.module.css'

/** A letter with one figure in it, measured before and after. */
export const LetterDrawing = () => (
  <LabelledPlate of={letter} className={styles.letterDrawing}>
    <text x="326" y="152" textAnchor="middle">
      the time between
    </text>
    <text x="224" y="366" textAnchor="middle">
      before
    </text>
    <text x="428" y="366" textAnchor="middle">
      after
    </text>
  </LabelledPlate>
)
