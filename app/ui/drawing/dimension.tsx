import { Line } from './line.tsx'

type Point = readonly [number, number]
type Props = {
  from: Point
  to: Point
  label?: string
  /** The position of the label, relative to the middle of the line. */
  labelAt?: Point
  className?: string
}

const slash = ([x, y]: Point) => `M${x - 4} ${y + 4}l8 -8`

/** A dimension line: a line between two slashed ends, with a label for the distance. */
export function Dimension({ from, to, label, labelAt = [0, -8], className = '' }: Props) {
  const [x1, y1] = from
  const [x2, y2] = to
  return (
    <g className={className}>
      <Line d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path d={slash(from) + slash(to)} />
      {label && (
        <text x={(x1 + x2) / 2 + labelAt[0]} y={(y1 + y2) / 2 + labelAt[1]} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  )
}
