import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import wall from './wall.plate.ts?plate'
import wallOnPhone from './wall-phone.plate.ts?plate'
import * as styles from './legal.module.css'

/** A wall with one slot: only what you post gets through. */
export const WallDrawing = () => (
  <LabelledPlate of={wall} phone={wallOnPhone} className={styles.legalDrawing} eager>
    <path d="M248 16h35v2h-35zM178 60h58v2h-58zM184 92h16v2h-16zM106 142h31v2h-31zM469 256h2v78h-2zM466 256a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z" />
    <g textAnchor="end">
      <text x="240" y="24">
        scripts of others
      </text>
      <text x="170" y="67">
        pixels
      </text>
      <text x="176" y="100">
        what you post
      </text>
      <text x="98" y="151">
        cookies
      </text>
    </g>
    <text x="455" y="359">
      what we keep
    </text>
  </LabelledPlate>
)
