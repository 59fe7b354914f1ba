import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './podcast.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const curve =
  'M52 30C60 42 70 46 92 49C128 54 158 58 184 62C204 66 220 80 236 94C254 110 266 128 294 138C348 156 428 160 498 168'

/** Listeners by minute. The two minutes before a quarter of them has left are the ones to listen to. */
export function RetentionCurve() {
  return (
    <Drawing width={500} height={340} className={styles.retentionCurve}>
      <path className={drawing.tone} stroke="none" d={`${curve}V284H52z`} />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M184 20H236V284H184z" />
      <Line className={drawing.thin} d="M52 30H498M52 94H498M52 157H498M52 220H498" />
      <path d="M52 14V284H499" />
      <path
        className={drawing.thin}
        d={Array.from({ length: 17 }, (_, tick) => `M${52 + (tick + 1) * 26} 284v6`).join('')}
      />
      <Line dashed d="M236 94V284" />
      <path className={styles.curve} d={curve} />
      <circle className={`${drawing.ink} ${drawing.solid}`} cx="236" cy="94" r="8" />
      <Dimension from={[184, 306]} to={[236, 306]} label="2 min" labelAt={[0, 28]} />
      <g className={drawing.ink}>
        <text x="44" y="34" textAnchor="end">
          all
        </text>
        <text x="44" y="98" textAnchor="end">
          3/4
        </text>
        <text x="498" y="84" textAnchor="end">
          a quarter has left
        </text>
        <text x="498" y="314" textAnchor="end">
          minutes
        </text>
      </g>
    </Drawing>
  )
}
