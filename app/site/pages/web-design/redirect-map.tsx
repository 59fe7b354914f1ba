import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './web-design.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const rows = Array.from({ length: 7 }, (_, row) => 44 + row * 42)
const addressWidths = [132, 108, 146, 120, 96, 138, 112]
/** Where each old address leads, by row; the fourth leads nowhere. */
const targets = [0, 2, 1, null, 2, 4, 5]

/** Old addresses on the left, new ones on the right, and the one that nobody wrote down. */
export function RedirectMap() {
  return (
    <Drawing width={500} height={340} className={styles.redirectMap}>
      <text x="0" y="14">
        old
      </text>
      <text x="500" y="14" textAnchor="end">
        new
      </text>
      {rows.map((y, row) => {
        const target = targets[row]
        const to = typeof target === 'number' ? rows[target] : undefined
        return (
          <g key={y}>
            <path
              className={to === undefined ? drawing.blank : drawing.tone}
              d={`M0 ${y - 12}h${addressWidths[row]}v24H0z`}
            />
            <path className={drawing.thin} d={`M10 ${y}h${(addressWidths[row] ?? 0) - 24}`} />
            {to !== undefined && (
              <Line d={`M${addressWidths[row]} ${y}C250 ${y} 250 ${to} 346 ${to}`} />
            )}
          </g>
        )
      })}
      {rows.slice(0, 6).map((y, row) => (
        <path
          key={y}
          className={drawing.blank}
          d={`M354 ${y - 12}H${480 + (row % 3) * 10}v24H354z`}
        />
      ))}
      <path
        className={drawing.solid}
        d={rows
          .slice(0, 6)
          .map((y, row) => (targets.includes(row) ? `M354 ${y}l-10 -5v10z` : ''))
          .join('')}
      />
      <g className={`${drawing.accent} ${styles.accent}`}>
        <Line dashed d={`M120 ${rows[3]}H228`} />
        <path d={`M236 ${rows[3]! - 8}l16 16M252 ${rows[3]! - 8}l-16 16`} />
        <text x="262" y={rows[3]! + 5}>
          404
        </text>
      </g>
    </Drawing>
  )
}
