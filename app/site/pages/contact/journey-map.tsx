import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './contact.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Heights of one hill, each drawn from the lowest line by shrinking it towards the summit. */
const foot =
  'M262 306C196 282 206 214 252 186C300 158 318 108 372 74C420 44 492 52 508 116C522 172 496 236 446 264C398 290 332 330 262 306Z'
const heights = [1, 0.79, 0.6, 0.42, 0.26, 0.12]
const [summitX, summitY] = [436, 118]

const stations = [
  { x: 178, y: 246, label: '30', at: [-42, -18] },
  { x: 312, y: 214, label: '60', at: [-10, 32] },
  { x: summitX, y: summitY, label: '90', at: [18, 22] },
] as const

/** The route of ninety days over one hill, planned and not yet walked. */
export function JourneyMap() {
  return (
    <Drawing width={540} height={340} className={styles.journeyMap}>
      {heights.map((height) => (
        <g
          key={height}
          className={height === 1 ? undefined : drawing.thin}
          transform={`translate(${summitX * (1 - height)} ${summitY * (1 - height)}) scale(${height})`}
        >
          <path d={foot} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
      <Line className={drawing.thin} d="M0 322C60 306 92 322 140 318C196 313 220 334 280 330" />
      <Line className={drawing.thin} d="M0 334C48 322 84 336 128 332" />
      <g className={drawing.ink}>
        <Line dashed d="M44 286C84 262 132 268 178 246S268 240 312 214S384 190 436 118" />
        <path className={drawing.solid} d="M37 279h14v14h-14Z" />
        <text x="20" y="264">
          today
        </text>
        {stations.map(({ x, y, label, at }) => (
          <g key={label}>
            <circle className={drawing.blank} cx={x} cy={y} r="6" />
            <text x={x + at[0]} y={y + at[1]}>
              day {label}
            </text>
          </g>
        ))}
        <Line d="M36 108V44M36 44l-8 20h16Z" />
        <text x="31" y="34">
          N
        </text>
      </g>
      <g className={drawing.accent}>
        <Line d={`M${summitX} ${summitY - 6}V${summitY - 58}`} />
        <path className={drawing.solid} d={`M${summitX} ${summitY - 58}h30l-8 10l8 10h-30Z`} />
      </g>
    </Drawing>
  )
}
