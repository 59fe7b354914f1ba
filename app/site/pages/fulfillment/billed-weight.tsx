import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import * as styles from './fulfillment.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** The note's box, nine pixels an inch, before and after two inches come off. */
export function BilledWeight() {
  return (
    <Drawing width={460} height={250} className={styles.billedWeight}>
      <IsoBox origin={[96, 84]} size={[108, 90, 72]} />
      <Dimension from={[24, 147]} to={[106, 194]} label="12" labelAt={[-18, 16]} />
      <Dimension from={[120, 194]} to={[194, 151]} label="10" labelAt={[16, 18]} />
      <Dimension from={[204, 66]} to={[204, 138]} label="8" labelAt={[14, 4]} />
      <text x="110" y="240" textAnchor="middle">
        billed as 7
      </text>
      <IsoBox state="planned" origin={[336, 84]} size={[108, 90, 72]} className={drawing.thin} />
      <IsoBox taped origin={[336, 84]} size={[108, 90, 54]} />
      <Dimension from={[444, 84]} to={[444, 138]} label="6" labelAt={[13, 4]} />
      <text x="350" y="240" textAnchor="middle">
        billed as 6
      </text>
    </Drawing>
  )
}
