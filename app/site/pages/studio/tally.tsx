import { Drawing } from '#app/ui/drawing/drawing.tsx'
import * as styles from './studio.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const perRow = 25
const pitch = 10

/** As many marks as were made, counted out: twenty-five to a row, on one sheet for all. */
export function Tally({ amount }: { amount: number }) {
  const rows = Array.from({ length: amount / perRow }, (_, row) => row)
  return (
    <Drawing width={perRow * pitch} height={20 * pitch} className={styles.tally}>
      <path className={drawing.thin} d={`M0 0H${perRow * pitch}V${20 * pitch}H0z`} />
      <path
        className={styles.marks}
        d={rows.map((row) => `M2 ${(20 - row) * pitch - 5}H${perRow * pitch - 2}`).join('')}
      />
    </Drawing>
  )
}
