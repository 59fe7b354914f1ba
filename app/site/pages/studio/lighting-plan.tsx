import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './studio.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** The room from above: one camera, two lights, and everything they agree to look at. */
export function LightingPlan() {
  return (
    <Drawing width={620} height={536} className={styles.lightingPlan}>
      <g className={drawing.ink}>
        <path className={drawing.tone} d="M10 10H610V440H420V430H600V20H20V430H330V440H10z" />
        <Line d="M330 430V440H10V10H610V440H420V430M330 430H20V20H600V430H420" />
        <path className={drawing.thin} d="M330 435V525A90 90 0 0 0 420 435" />
        <path d="M330 435V525" />
      </g>

      <path className={styles.cone} d="M172 225L560 68V382z" />
      <Line dashed className={drawing.thin} d="M172 225L560 68M172 225L560 382" />
      <Line dashed className={drawing.thin} d="M60 225H592" />

      <Line d="M420 56H530Q570 56 570 96V354Q570 394 530 394H420" />
      <Line className={drawing.thin} d="M420 66H524Q560 66 560 102V348Q560 384 524 384H420" />

      <g className={drawing.ink}>
        <path className={drawing.blank} d="M420 165H490V285H420z" />
        <path className={`${drawing.accent} ${drawing.solid}`} d="M455 205a20 20 0 1 1 -.1 0z" />
        <path className={drawing.thin} d="M455 213a12 12 0 1 1 -.1 0z" />
      </g>

      <g className={drawing.ink}>
        <circle className={`${drawing.blank} ${drawing.thin}`} cx="128" cy="225" r="44" />
        <path d="M128 225L91 204M128 225L128 268M128 225L91 246" className={drawing.thin} />
        <path className={drawing.blank} d="M104 205H146V245H104zM146 211L170 203V247L146 239z" />
        <path className={drawing.tone} d="M62 330H142V380H62z" />
        <path d="M74 342h40v26H74z" />
        <path d="M104 240C84 262 84 300 96 342" />
      </g>

      <g>
        <path className={drawing.blank} d="M268 62L352 104L338 132L254 90z" />
        <path className={drawing.tone} d="M254 90L338 132L332 144L248 102z" />
        <path className={drawing.blank} d="M268 388L352 346L338 318L254 360z" />
        <path
          className={drawing.thin}
          d="M276 66L262 94M300 78L286 106M324 90L310 118M276 384L262 356M300 372L286 344M324 360L310 332"
        />
        <Line
          dashed
          className={drawing.thin}
          d="M292 122L430 206M334 142L446 198M292 328L430 244M334 308L446 252"
        />
      </g>

      <g className={drawing.ink}>
        <Line d="M404 120L432 92" />
        <circle className={drawing.blank} cx="418" cy="106" r="5" />
      </g>

      <g className={drawing.ink}>
        <text x="128" y="168" textAnchor="middle">
          camera
        </text>
        <text x="62" y="402">
          screen
        </text>
        <text x="240" y="62" textAnchor="end">
          key
        </text>
        <text x="240" y="402" textAnchor="end">
          fill
        </text>
        <text x="392" y="94" textAnchor="end">
          flag
        </text>
        <text x="455" y="312" textAnchor="middle">
          product
        </text>
        <text x="548" y="420" textAnchor="end">
          sweep
        </text>
      </g>
      <g className={drawing.ink}>
        <path className={drawing.blank} d="M10 472H150V532H10zM10 502H150" />
        <text x="24" y="492">
          studio
        </text>
        <text x="24" y="522">
          900 sq ft
        </text>
      </g>
    </Drawing>
  )
}
