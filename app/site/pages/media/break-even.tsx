import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import * as styles from './media.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const [left, right] = [4, 444]
const costs = left + (right - left) * 0.6

/** The position of a ROAS on the scale from 0 to 4. */
const at = (roas: number) => left + ((right - left) * roas) / 4
const [wide, thin, campaign] = [at(1 / 0.4), at(1 / 0.3), at(3)]

/** The example's sixty dollars at the margin that they leave, and one campaign against two break-evens. */
export function BreakEven() {
  return (
    <Drawing width={448} height={300} className={styles.breakEven}>
      <Dimension from={[left, 30]} to={[right, 30]} label="$60" labelAt={[0, -12]} />
      <path className={drawing.tone} d={`M${left} 42H${costs}V92H${left}z`} />
      <path
        className={`${drawing.accent} ${drawing.solid}`}
        d={`M${costs} 42H${right}V92H${costs}zM${left} 206H${thin}V250H${left}z`}
      />
      <path className={drawing.solid} d={`M${left} 148H${wide}V192H${left}z`} />
      <path className={drawing.tone} d={`M${wide} 148H${campaign}V192H${wide}z`} />
      <g className={drawing.ink}>
        <path className={drawing.solid} d={`M${campaign} 206H${thin}V250H${campaign}z`} />
        <path
          strokeWidth="3"
          d={`M${left} 42H${right}V92H${left}zM${costs} 42V92M${left} 148H${campaign}V192H${left}zM${wide} 148V192M${left} 206H${thin}V250H${left}zM${left} 264H${right}M${campaign} 132V264`}
        />
        <path d={[0, 1, 2, 3, 4].map((roas) => `M${at(roas)} 264v10`).join('')} />
        <text className={styles.onPoppy} x={(costs + right) / 2} y="73" textAnchor="middle">
          $24 = 40%
        </text>
        <text x={left} y="124">
          break-even
        </text>
        <text x={campaign} y="124" textAnchor="middle">
          campaign 3.0
        </text>
        <text className={styles.onBlueprint} x={left + 14} y="176">
          1 / 0.40 = 2.5
        </text>
        <text className={styles.onPoppy} x={left + 14} y="234">
          1 / 0.30 = 3.3
        </text>
        <text x={left} y="294">
          0
        </text>
        <text x={right} y="294" textAnchor="end">
          4
        </text>
      </g>
    </Drawing>
  )
}
