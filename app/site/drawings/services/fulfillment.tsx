import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** A parcel, measured and on its way. */
export function Fulfillment() {
  return (
    <>
      <IsoBox taped origin={[96, 42]} size={[52, 44, 34]} />
      <Line dashed className={drawing.thin} d="M4 46H36M0 62H48M12 78H52" />
      <Line className={drawing.thin} d="M146 62V106M141.500 39.500V30" />
      <Line className={drawing.thin} d="M66.300 100L102.200 118M64 106l4.500 -9M100 122l4.500 -9" />
    </>
  )
}
