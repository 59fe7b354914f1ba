import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const ground = 168
const start = ground - 100

/** A column of 100 and the increase on top of it: one pixel per percent. */
export function RaisedColumn({ by }: { by: number }) {
  return (
    <Drawing width={280} height={176} className={drawing.blueprint}>
      <Line d={`M0 ${ground}H280`} />
      <path className={drawing.tone} d={`M48 ${ground}V${start}h72v100z`} />
      <path className={`${drawing.accent} ${drawing.solid}`} d={`M48 ${start}v-${by}h72v${by}z`} />
      <Line dashed className={drawing.thin} d={`M0 ${start}H236M120 ${start - by}H236`} />
      <Dimension from={[204, start - by]} to={[204, start]} />
      <Line className={drawing.thin} d={`M204 ${start}V${ground}`} />
      <text x="218" y={(start + ground) / 2 + 4}>
        100
      </text>
    </Drawing>
  )
}
