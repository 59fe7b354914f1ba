import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './legal.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** A wall with one slot in it: what you post comes through, and nothing else does. */
export function WallDrawing() {
  return (
    <Drawing width={520} height={300} className={styles.legalDrawing}>
      <g className={drawing.ink}>
        <path className={drawing.tone} d="M236 10H264V136H236zM236 176H264V290H236z" />
        <path
          className={drawing.thin}
          d="M236 34L260 10M236 60L264 32M236 86L264 58M236 112L264 84M236 136L264 110M244 136L264 118M236 200L260 176M236 226L264 198M236 252L264 224M236 278L264 250M252 290L264 276"
        />
        <Line d="M236 10V136H264V10M236 290V176H264V290" />
        <Line d="M10 290H510" />
      </g>

      <g>
        <Line dashed d="M12 44H222M12 90H222M12 232H222" />
        <path d="M224 37l12 14M236 37l-12 14M224 83l12 14M236 83l-12 14M224 225l12 14M236 225l-12 14" />
        <text x="12" y="34">
          scripts of others
        </text>
        <text x="12" y="80">
          pixels
        </text>
        <text x="12" y="222">
          cookies
        </text>
      </g>

      <g>
        <Line className={drawing.thin} d="M12 156H150M302 156H330" />
        <path className={drawing.blank} d="M160 140H300V172H160z" />
        <path d="M160 140L230 160L300 140" />
        <path className={`${drawing.accent} ${drawing.solid}`} d="M222 148h16v14h-16z" />
        <text x="12" y="146">
          what you post
        </text>
      </g>

      <g className={drawing.ink}>
        <path className={drawing.blank} d="M340 110H490V290H340z" />
        <Line d="M340 110H490V290H340zM340 190H490M356 128H474V140H356z" />
        <path d="M390 214h50v40h-50zM402 214v-10q0 -13 13 -13t13 13v10" />
        <path
          className={`${drawing.accent} ${drawing.solid}`}
          d="M415 226a5 5 0 1 1 -.1 0zM413 234h4v10h-4z"
        />
        <text x="415" y="102" textAnchor="middle">
          what we keep
        </text>
      </g>
    </Drawing>
  )
}
