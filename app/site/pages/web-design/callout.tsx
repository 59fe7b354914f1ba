import * as styles from './web-design.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

type Props = { number: number; x: number; y: number; to: readonly [number, number] }

/** A numbered balloon and the line from it to what it speaks of. */
export function Callout({ number, x, y, to }: Props) {
  const [toX, toY] = to
  return (
    <g className={styles.callout}>
      <path d={`M${x} ${y}L${toX} ${toY}`} />
      <path className={drawing.solid} d={`M${toX} ${toY - 3}a3 3 0 1 1 -.1 0z`} />
      <circle className={styles.balloon} cx={x} cy={y} r="14" />
      <text x={x} y={y + 4.5} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}
