import { Drawing } from '#app/ui/drawing/drawing.tsx'
import * as styles from './our-approach.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const size = 16

/** `count` squares in rows, from a corner at the top. */
function squares(count: number, x: number, perRow: number) {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % perRow, Math.floor(index / perRow)]
    return `M${x + column * (size + 5)} ${row * (size + 5)}h${size}v${size}h-${size}z`
  }).join('')
}

const visits = Array.from({ length: 25 }, (_, row) => `M2 ${3 + row * 5}H200`).join('')
const cases = [
  { name: 'as found', orders: 20, repeats: 4, y: 26 },
  { name: 'one stage repaired', orders: 30, repeats: 6, y: 246 },
]

/**
 * The example's calculation as countable squares: one row for forty visits, one square for each order and repeat order.
 */
export function OneStage() {
  return (
    <Drawing width={500} height={418} className={styles.oneStage}>
      {cases.map(({ name, orders, repeats, y }) => (
        <g key={name} transform={`translate(0 ${y})`}>
          <text className={styles.caseName} x="0" y="-10">
            {name}
          </text>
          <path className={styles.visits} d={visits} />
          <path d="M214 62h24M230 55l8 7l-8 7M368 62h24M384 55l8 7l-8 7" />
          <path className={drawing.solid} d={squares(orders, 252, 5)} />
          <path className={`${drawing.accent} ${drawing.solid}`} d={squares(repeats, 404, 2)} />
          <text x="0" y="151">
            1,000 visits
          </text>
          <text x="252" y="151">
            {orders} orders
          </text>
          <text x="404" y="151">
            {repeats} again
          </text>
        </g>
      ))}
    </Drawing>
  )
}
