import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import wall from './wall.plate.ts?plate'
import * as styles from './legal.module.css'

/** A wall with one slot: only what you post gets through. */
export const WallDrawing = () => (
  <LabelledPlate of={wall} className={styles.legalDrawing} eager>
    <g textAnchor="end">
      <text x="270" y="36">
        scripts of others
      </text>
      <text x="225" y="66">
        pixels
      </text>
      <text x="193" y="94">
        what you post
      </text>
      <text x="128" y="126">
        cookies
      </text>
      <text x="618" y="368">
        what we keep
      </text>
    </g>
  </LabelledPlate>
)
