import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './fulfillment.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const coast =
  'M0 56C44 66 72 60 104 74C132 86 146 108 172 116C192 122 204 140 220 158C236 176 262 196 300 200C338 204 362 190 388 196C408 202 404 232 396 252C388 274 400 292 424 292C452 292 470 282 492 290C516 300 534 330 560 344'
const road =
  'M0 40C52 50 84 48 112 62C140 78 152 96 180 98C214 100 236 110 262 118C296 128 324 128 352 138C384 150 420 160 560 168'
const places = [
  { name: 'Santa Barbara', x: 48, y: 46, at: [-30, -16] },
  { name: 'Ventura', x: 156, y: 92, at: [-26, -18] },
  { name: 'Thousand Oaks', x: 318, y: 128, at: [-20, -16] },
  { name: 'Los Angeles', x: 452, y: 160, at: [-34, -16] },
] as const

/** From the coast road to the two ports, as one drives it. */
export function RegionMap() {
  return (
    <Drawing width={560} height={370} className={styles.regionMap}>
      <path className={`${drawing.tone} ${styles.quiet}`} d={`${coast}V370H0Z`} />
      <Line d={coast} />
      <path d="M0 0H560V370H0z" />
      <path
        className={drawing.thin}
        d="M0 84C60 92 96 106 130 126M0 112C64 120 108 140 150 170M236 226C280 240 320 240 356 234M240 256C290 268 330 268 360 262"
      />
      <path
        className={drawing.blank}
        d="M96 214c12-10 26-8 32 2s-4 14-16 14-24-8-16-16zM150 246c26-8 60-6 70 6s-20 16-44 12-42-12-26-18zM258 300c20-10 48-4 56 10s-18 16-34 12-36-14-22-22z"
      />
      <Line dashed d={road} />
      <path className={drawing.blank} d="M184 90h34v18h-34z" />
      <text x="201" y="104" textAnchor="middle">
        101
      </text>
      {places.map(({ name, x, y, at }) => (
        <g key={name}>
          <circle className={drawing.blank} cx={x} cy={y} r="5" />
          <text x={x + at[0]} y={y + at[1]}>
            {name}
          </text>
        </g>
      ))}
      <path className={drawing.solid} d="M425 286h12v12h-12zM449 280h12v12h-12z" />
      <text x="410" y="322">
        ports
      </text>
      <g className={drawing.accent}>
        <Line d="M246 113V62" />
        <path className={drawing.solid} d="M246 62h32l-8 10 8 10h-32z" />
        <circle className={drawing.solid} cx="246" cy="113" r="6" />
      </g>
      <text x="219" y="144" className={styles.here}>
        Camarillo
      </text>
      <g className={drawing.ink}>
        <Line d="M34 340V286M34 286l-7 18h14z" />
        <text x="29" y="276">
          N
        </text>
      </g>
    </Drawing>
  )
}
