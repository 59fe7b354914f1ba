import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import wall from './wall.plate.ts?plate'
import wallOnPhone from './wall-phone.plate.ts?plate'
import * as styles from './legal.module.css'

/** A wall with one slot: only what you post gets through. */
export const WallDrawing = () => (
  <LabelledPlate of={wall} phone={wallOnPhone} className={styles.legalDrawing} eager>
    <path d="M248 23h35v2h-35zM178 67h58v2h-58zM184 99h16v2h-16zM106 149h31v2h-31zM515 294h2v30h-2z" />
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
