import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import wall from './wall.plate.ts?plate'
import wallOnPhone from './wall-phone.plate.ts?plate'
import * as styles from './legal.module.css'

/** A wall with one slot: only what you post gets through. */
export const WallDrawing = () => (
  <LabelledPlate of={wall} phone={wallOnPhone} className={styles.legalDrawing} eager>
    <path
      stroke="currentColor"
      strokeWidth="1.5"
      d="M248 24H283M178 68H236M184 100H200M106 150H137M516 324V294"
    />
    <g textAnchor="end">
      <text x="240" y="31">
        scripts of others
      </text>
      <text x="170" y="74">
        pixels
      </text>
      <text x="176" y="107">
        what you post
      </text>
      <text x="98" y="158">
        cookies
      </text>
      <text x="618" y="350">
        what we keep
      </text>
    </g>
  </LabelledPlate>
)
