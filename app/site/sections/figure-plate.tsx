import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import * as styles from './beside-figure.module.css'

type Props = { of: PlateFile; phone: PlateFile; part: readonly [index: number, of: number] }

/** The drawing of a figure, above it or on a phone beside it. */
export const FigurePlate = (plate: Props) => (
  <div className={styles.besideFigure}>
    <Plate {...plate} />
  </div>
)
