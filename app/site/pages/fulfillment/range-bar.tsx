import { page } from '#content/pages/fulfillment.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import postage from './postage.plate.ts?plate'
import * as styles from './fulfillment.module.css'

const { low, high } = page.savings.share
const share = (part: number) => `${part * 100}%`

/** The costs as ten parcels, with the estimated range marked to scale. */
export const RangeBar = () => (
  <>
    <Plate of={postage} className={styles.postage} />
    <svg aria-hidden className={styles.rangeBar} width="100%" height="28">
      <path d="M1.5 0V12" />
      <line x1={share(low)} x2={share(low)} y1="0" y2="12" />
      <line x1={share(high)} x2={share(high)} y1="0" y2="12" />
      <text y="26">0</text>
      <text x={share(low)} y="26" dx="8" textAnchor="end">
        20%
      </text>
      <text x={share(high)} y="26" dx="-8">
        30%
      </text>
    </svg>
  </>
)
