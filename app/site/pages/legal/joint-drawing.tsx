import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './legal.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Two timbers cut to meet and pegged: neither holds without the other. */
export function JointDrawing() {
  return (
    <Drawing width={520} height={310} className={styles.legalDrawing}>
      <Line
        dashed
        className={drawing.thin}
        d="M170 156L214 96M280 196L324 136M280 246L324 186M170 206L214 146"
      />
      <g className={drawing.ink}>
        <path
          className={drawing.tone}
          d="M10 156L34 136H194L170 156zM170 196L194 176H304L280 196z"
        />
        <path
          className={drawing.tone}
          d="M280 196L304 176V226L280 246zM170 156L194 136V176L170 196z"
        />
        <path className={drawing.blank} d="M10 156H170V196H280V246H10z" />
        <Line d="M10 156H170V196H280V246H10zM10 156L34 136H194L170 156M194 136V176L170 196M194 176H304L280 196M304 176V226L280 246" />
        <path className={drawing.thin} d="M24 176H150M24 190H156M24 222H262M24 232H236" />

        <path className={drawing.tone} d="M214 96L238 76H504L480 96zM480 96L504 76V166L480 186z" />
        <path className={drawing.blank} d="M214 96H480V186H324V136H214z" />
        <Line d="M214 96H480V186H324V136H214zM214 96L238 76H504L480 96M504 76V166L480 186" />
        <path className={drawing.thin} d="M230 108H464M230 124H440M340 150H464M340 170H452" />
      </g>
      <g>
        <Line dashed className={drawing.thin} d="M243 50V136M295 50V136M214 186V206M262 176V196" />
        <path
          className={`${drawing.accent} ${drawing.solid}`}
          d="M236 6h14v44h-14zM288 6h14v44h-14z"
        />
        <path d="M243 96h.1M295 96h.1" strokeWidth="5" />
      </g>
      <Dimension from={[170, 276]} to={[280, 276]} label="30 days" labelAt={[0, 20]} />
      <Line dashed className={drawing.thin} d="M170 200V284M280 250V284" />
      <g className={drawing.ink}>
        <text x="10" y="268">
          you
        </text>
        <text x="480" y="210" textAnchor="end">
          us
        </text>
        <text x="318" y="30">
          statement of work
        </text>
      </g>
    </Drawing>
  )
}
