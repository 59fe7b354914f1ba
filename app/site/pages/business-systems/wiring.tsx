import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './business-systems.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const names = ['store', 'stock', 'orders', 'carrier', 'books'] as const
const rows = names.map((_, index) => 40 + index * 70)

/** Every pair of five systems, joined by hand. */
const byHand = rows.flatMap((from, a) =>
  rows
    .slice(a + 1)
    .map((to, b) => `M96 ${from + 4}C${150 + b * 34} ${from} ${150 + b * 34} ${to} 96 ${to - 4}`),
)

function Terminal({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={drawing.blank} d="M-46 -20H46V20H-46z" />
      <text x="0" y="5" textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

/** Before and after: ten wires and a person who knows them, then one bus. */
export function Wiring() {
  return (
    <Drawing width={560} height={430} className={styles.wiring}>
      <g className={drawing.ink}>
        <path className={`${drawing.dashed} ${styles.dashed}`} d={byHand.join('')} />
        {rows.map((y, index) => (
          <Terminal key={y} x={50} y={y} name={names[index] ?? ''} />
        ))}
        <path
          className={`${drawing.accent} ${drawing.blank}`}
          d="M206 168a12 12 0 1 1 -.1 0zM186 214Q186 196 206 196T226 214"
        />
        <text x="50" y="392" textAnchor="middle">
          today
        </text>
      </g>

      <path d="M268 180h36M296 172l8 8l-8 8" />

      <Line d="M400 12V348" className={styles.bus} />
      {rows.map((y, index) => (
        <g key={y}>
          <Line d={`M400 ${y}H468`} />
          <path className={drawing.solid} d={`M395 ${y - 5}h10v10h-10z`} />
          <Terminal x={514} y={y} name={names[index] ?? ''} />
        </g>
      ))}
      <path className={drawing.tone} d="M338 152H400V208H338z" />
      <path
        className={`${drawing.accent} ${drawing.solid}`}
        d="M350 166h12v12h-12zM370 166h18v4h-18zM370 174h12v4h-12zM350 186h38v4h-38zM350 194h26v4h-26z"
      />
      <path d="M372 374h56M380 382h40M389 390h22" />
      <path d="M400 348V374" />
      <text x="514" y="392" textAnchor="middle" className="ink">
        drawn
      </text>
    </Drawing>
  )
}
