import { Drawing } from '#app/ui/drawing/drawing.tsx'
import * as beside from '#app/site/sections/beside-figure.module.css'
import * as styles from './studio.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const perRow = 25
const pitch = 10
const sheetRows = 21

/** One mark per piece, twenty-five to a row, on a sheet of the same size for all. The next mark is started: "500+". */
export function Tally({ amount }: { amount: number }) {
  const full = amount / perRow
  const rows = Array.from({ length: full }, (_, row) => row)
  const heightOf = (row: number) => (sheetRows - row) * pitch - 5
  return (
    <Drawing
      width={perRow * pitch}
      height={sheetRows * pitch}
      className={`${beside.besideFigure} ${drawing.blueprint}`}
    >
      <path className={drawing.thin} d={`M0 0H${perRow * pitch}V${sheetRows * pitch}H0z`} />
      <path
        className={styles.marks}
        d={rows.map((row) => `M2 ${heightOf(row)}H${perRow * pitch - 2}`).join('')}
      />
      <path className={`${styles.marks} ${drawing.accent}`} d={`M2 ${heightOf(full)}h6`} />
    </Drawing>
  )
}
