import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './journey.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

export type Stage = keyof typeof stages

/** Three plates of one optical bench. Side by side, the line of one goes on in the next. */
export function JourneyDrawing({ stage }: { stage: Stage }) {
  const Lines = stages[stage]
  return (
    <Drawing width={420} height={240} className={styles.journeyDrawing}>
      <Lines />
    </Drawing>
  )
}

/** A light, seen from far: the lamp, its rings and its rays. */
function Awareness() {
  return (
    <>
      <path
        className={drawing.thin}
        d="M120 88A58 58 0 0 1 120 152M166 70A108 108 0 0 1 166 170M212 52A158 158 0 0 1 212 188M258 35A208 208 0 0 1 258 205"
      />
      <Line d="M72 120L420 47.300M72 120L420 83.700M72 120H420M72 120L420 156.300M72 120L420 192.700" />
      <path className={drawing.blank} d="M50 150L40 232H104L94 150z" />
      <path className={drawing.thin} d="M47 176H97M44 204H100" />
      <path className={drawing.tone} d="M54 98h36v44H54z" />
      <path d="M46 150H98M46 142V150M98 142V150M50 142H94M50 98H94M54 98L72 76L90 98M72 76V64" />
      <Line className={drawing.thin} d="M0 232H140" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="72" cy="120" r="8" />
    </>
  )
}

/** A lens that brings the rays to one point. */
function Conversion() {
  return (
    <>
      <Line dashed className={drawing.thin} d="M150 0V240" />
      <Line d="M0 47.300L150 16L330 120M0 83.700L150 68L330 120M0 120H420M0 156.300L150 172L330 120M0 192.700L150 224L330 120" />
      <path className={drawing.tone} d="M150 4Q196 120 150 236Q104 120 150 4z" />
      <path className={drawing.thin} d="M150 120H330" />
      <path d="M154 232H330M150 236l8 -8M326 236l8 -8" />
      <Line dashed className={drawing.thin} d="M330 136V222" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="330" cy="120" r="8" />
    </>
  )
}

const loops = [
  { x: 78, r: 26 },
  { x: 188, r: 40 },
  { x: 318, r: 56 },
]

/** Every order leads round to the next, and each loop is wider. */
function Retention() {
  return (
    <>
      <Line d="M0 120H412" />
      <path d="M404 112l10 8l-10 8" />
      {loops.map(({ x, r }, index) => (
        <g key={x}>
          <Line d={`M${x} 120A${r} ${r} 0 1 0 ${x - 0.1} 120`} />
          <Line dashed className={drawing.thin} d={`M${x} 132V204`} />
          <text x={x} y="222" textAnchor="middle">{`order ${index + 1}`}</text>
          <circle
            className={`${drawing.accent} ${drawing.solid}`}
            cx={x}
            cy="120"
            r={5 + index * 1.5}
          />
        </g>
      ))}
    </>
  )
}

const stages = { awareness: Awareness, conversion: Conversion, retention: Retention }
