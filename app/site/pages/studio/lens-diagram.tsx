import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { Bottle } from './bottle.tsx'
import * as styles from './studio.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** A thin lens by the lens equation: object at 240, focal length 90, so the image is at 144 and 0.6 times as high. */
export function LensDiagram() {
  return (
    <Drawing width={520} height={330} className={styles.lensDiagram}>
      <Line className={drawing.thin} d="M0 160H520" />
      {/* The part of the light that reaches the sensor. */}
      <path className={drawing.tone} stroke="none" d="M60 50H300V226L60 50zM300 50L444 226H300z" />
      <g className={drawing.ink} strokeWidth="3">
        <Bottle x={60} y={160} scale={1.2} className={styles.lensProduct} />
        <path className={styles.lens} d="M300 30Q334 160 300 290Q266 160 300 30z" />
      </g>
      <Line className={drawing.thin} d="M300 8V312" />
      <Line d="M60 50H300L444 226" />
      <Line d="M60 50L444 226" />
      <Line d="M60 50L300 226H444" />
      <path
        className={`${drawing.accent} ${drawing.solid}`}
        d="M210 155a5 5 0 1 1 -.1 0zM390 155a5 5 0 1 1 -.1 0z"
      />
      <g className={drawing.ink}>
        <path d="M444 100V236" strokeWidth="6" />
        <Bottle x={444} y={160} scale={-0.72} className={styles.lensProduct} />
      </g>
      <Dimension from={[300, 306]} to={[444, 306]} />
      <Line dashed className={drawing.thin} d="M444 246V316" />
      <text x="210" y="186" textAnchor="middle">
        f
      </text>
      <text x="390" y="148" textAnchor="middle">
        f
      </text>
      <text x="60" y="186" textAnchor="middle">
        product
      </text>
      <text x="520" y="84" textAnchor="end">
        sensor
      </text>
    </Drawing>
  )
}
