import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './media.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const [left, right] = [4, 444]
const costs = left + (right - left) * 0.6

/** The example's sixty dollars, divided to scale at the margin that they leave. */
export function BreakEven() {
  return (
    <Drawing width={448} height={220} className={styles.breakEven}>
      <Dimension from={[left, 30]} to={[right, 30]} label="$60" labelAt={[0, -12]} />
      <Line dashed className={drawing.thin} d={`M${left} 30V124M${right} 30V190M${costs} 60V190`} />
      <path className={drawing.tone} d={`M${left} 60H${costs}V124H${left}z`} />
      <path
        className={`${drawing.accent} ${drawing.solid}`}
        d={`M${costs} 60H${right}V124H${costs}z`}
      />
      <Dimension from={[costs, 152]} to={[right, 152]} label="$24 = 40%" labelAt={[0, 26]} />
      <g className={drawing.ink}>
        <path strokeWidth="3" d={`M${left} 60H${right}V124H${left}zM${costs} 60V124`} />
        <text x={left} y="152">
          break-even
        </text>
        <text x={left} y="179">
          1 / 0.40 = 2.5
        </text>
        <text x={left} y="206">
          1 / 0.30 = 3.3
        </text>
      </g>
    </Drawing>
  )
}
