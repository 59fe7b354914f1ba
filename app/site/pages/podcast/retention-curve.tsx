import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './podcast.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const curve =
  'M44 30C52 42 62 46 84 49C120 54 150 58 176 62C196 66 212 80 228 94C246 110 258 128 286 138C340 156 420 160 490 168'

/** Listeners by minute. The two minutes before a quarter of them has left are the ones to listen to. */
export function RetentionCurve() {
  return (
    <Drawing width={500} height={330} className={styles.retentionCurve}>
      <path className={drawing.tone} stroke="none" d={`${curve}V284H44z`} />
      <path className={styles.listenHere} d="M176 20H228V284H176z" />
      <Line className={drawing.thin} d="M44 30H490M44 94H490M44 157H490M44 220H490" />
      <path d="M44 14V284H492" />
      <path
        className={drawing.thin}
        d={Array.from({ length: 17 }, (_, tick) => `M${44 + (tick + 1) * 26} 284v6`).join('')}
      />
      <Line dashed d="M228 94V284" />
      <path className={styles.curve} d={curve} />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="228" cy="94" r="6" />
      <Dimension from={[176, 308]} to={[228, 308]} label="2 min" labelAt={[0, 22]} />
      <g className={drawing.ink}>
        <text x="36" y="34" textAnchor="end">
          all
        </text>
        <text x="36" y="98" textAnchor="end">
          3/4
        </text>
        <text x="242" y="84">
          a quarter has left
        </text>
        <text x="490" y="306" textAnchor="end">
          minutes
        </text>
      </g>
    </Drawing>
  )
}
