import { isoPath, type Origin, type Point3 } from './isometric.ts'
import { Line } from './line.tsx'
import * as styles from './drawing.module.css'

type Size = readonly [width: number, depth: number, height: number]
type Props = {
  origin: Origin
  at?: Point3
  size: Size
  /** Planned: all edges dashed, including the hidden ones. Inked: solid edges and a shaded side. */
  state?: 'planned' | 'inked'
  /** Draws a strip of tape over the lid and down the front. */
  taped?: boolean
  className?: string
}

/** A parcel in isometric projection, the basic motif of the site's drawings. */
export function IsoBox({ origin, at = [0, 0, 0], size, state = 'inked', taped, className }: Props) {
  const [x, y, z] = at
  const [w, d, h] = size
  const face = (points: Point3[]) =>
    isoPath(
      points.map(([i, j, k]) => [x + i, y + j, z + k]),
      origin,
      true,
    )
  const lid = face([
    [0, 0, h],
    [w, 0, h],
    [w, d, h],
    [0, d, h],
  ])
  const front = face([
    [0, d, 0],
    [w, d, 0],
    [w, d, h],
    [0, d, h],
  ])
  const side = face([
    [w, 0, 0],
    [w, d, 0],
    [w, d, h],
    [w, 0, h],
  ])
  if (state === 'planned') {
    const back = face([
      [0, 0, 0],
      [w, 0, 0],
      [w, d, 0],
      [0, d, 0],
    ])
    const spine = isoPath(
      [
        [x, y, z],
        [x, y, z + h],
      ],
      origin,
    )
    return (
      <g className={className}>
        <Line dashed className={styles.thin} d={back + spine} />
        <Line dashed d={lid + front + side} />
      </g>
    )
  }
  const tape = face([
    [w * 0.4, 0, h],
    [w * 0.6, 0, h],
    [w * 0.6, d, h],
    [w * 0.4, d, h],
  ])
  const flap = face([
    [w * 0.4, d, h],
    [w * 0.6, d, h],
    [w * 0.6, d, h * 0.68],
    [w * 0.4, d, h * 0.68],
  ])
  return (
    <g className={className}>
      <path className={styles.blank} d={lid + front} />
      <path className={styles.tone} d={side} />
      {taped && <path className={`${styles.accent} ${styles.solid}`} d={tape + flap} />}
      <Line d={lid + front + side} />
    </g>
  )
}
