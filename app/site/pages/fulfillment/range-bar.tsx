import { page } from '#content/pages/fulfillment.ts'
import * as styles from './fulfillment.module.css'

const { low, high } = page.savings.share
const share = (part: number) => `${part * 100}%`

/** What is spent, and the part of it that the range speaks of, to scale. */
export const RangeBar = () => (
  <svg aria-hidden className={styles.rangeBar} width="100%" height="62">
    <rect className={styles.spent} x="0" y="8" width={share(1 - high)} height="28" />
    <rect
      className={styles.perhaps}
      x={share(1 - high)}
      y="8"
      width={share(high - low)}
      height="28"
    />
    <rect className={styles.saved} x={share(1 - low)} y="8" width={share(low)} height="28" />
    <line x1={share(1 - high)} x2={share(1 - high)} y1="0" y2="44" />
    <line x1={share(1 - low)} x2={share(1 - low)} y1="0" y2="44" />
    <text x={share(1 - high)} y="60" dx="8" textAnchor="end">
      30%
    </text>
    <text x={share(1 - low)} y="60" dx="-8">
      20%
    </text>
  </svg>
)
