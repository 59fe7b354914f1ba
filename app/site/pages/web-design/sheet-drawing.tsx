import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import { callouts } from './callouts.ts'
import productPage from './product-page.plate.ts?plate'
import * as styles from './web-design.module.css'

/** A product page on its blueprint. The eleven balloons are the eleven items beside it. */
export const SheetDrawing = () => (
  <LabelledPlate of={productPage} className={styles.sheetDrawing}>
    {callouts.map(({ x, y }, index) => (
      <text key={y} x={x} y={y + 7}>
        {index + 1}
      </text>
    ))}
  </LabelledPlate>
)
