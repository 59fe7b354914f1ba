import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { isoPath, type Origin, type Point3, project } from '#app/ui/drawing/isometric.ts'
import { Line } from '#app/ui/drawing/line.tsx'
import { facets } from './filter.ts'
import * as styles from './resources.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const origin: Origin = [190, 206]
const [width, depth, drawer, pulled] = [270, 150, 33, 64]
const height = drawer * facets.type.length

const face = (points: Point3[]) => isoPath(points, origin, true)
const stroke = (points: Point3[]) => isoPath(points, origin)

/** The front of something from height `z` to `top`, `y` deep in the room. */
const front = (y: number, z: number, top: number) =>
  face([
    [0, y, z],
    [width, y, z],
    [width, y, top],
    [0, y, top],
  ])

const side = (from: number, to: number, z: number, top: number) =>
  face([
    [width, from, z],
    [width, to, z],
    [width, to, top],
    [width, from, top],
  ])

const flat = (z: number, [x, y, w, d]: readonly [number, number, number, number]) =>
  face([
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ])

/** A plan chest with a drawer for each type. The lowest is open, and its sheet is up on the table. */
export function PlanChest() {
  return (
    <Drawing width={428} height={452} className={styles.planChest}>
      <path className={drawing.tone} d={side(0, depth, 0, height)} />
      <path
        className={drawing.blank}
        d={flat(height, [0, 0, width, depth]) + front(depth, drawer, height)}
      />
      <Line d={flat(height, [0, 0, width, depth]) + side(0, depth, 0, height)} />
      <Line d={front(depth, drawer, height)} />
      <path className={drawing.blank} d={flat(drawer, [0, depth, width, pulled])} />
      <path className={drawing.thin} d={flat(drawer - 4, [14, depth, width - 28, pulled - 12])} />
      <path
        className={drawing.thin}
        d={stroke([
          [30, depth + 16, drawer - 4],
          [190, depth + 16, drawer - 4],
        ])}
      />
      <path
        className={drawing.thin}
        d={stroke([
          [30, depth + 30, drawer - 4],
          [150, depth + 30, drawer - 4],
        ])}
      />
      <path className={drawing.tone} d={side(depth, depth + pulled, 0, drawer)} />
      <path className={drawing.blank} d={front(depth + pulled, 0, drawer)} />
      <Line d={flat(drawer, [0, depth, width, pulled]) + side(depth, depth + pulled, 0, drawer)} />
      <Line d={front(depth + pulled, 0, drawer)} />
      {facets.type.map((type, place) => (
        <DrawerFront key={type} type={type} place={place} />
      ))}
      <TableTop />
    </Drawing>
  )
}

/** Its edge, its label and its handle. The first type lies lowest, in the open drawer. */
function DrawerFront({ type, place }: { type: string; place: number }) {
  const z = place * drawer
  const y = place === 0 ? depth + pulled : depth
  const [left, top] = project([20, y, z + 11], origin)
  return (
    <g>
      {place > 0 && (
        <path
          d={stroke([
            [0, y, z + drawer],
            [width, y, z + drawer],
          ])}
        />
      )}
      <path
        className={place === 0 ? drawing.accent : ''}
        d={stroke([
          [196, y, z + 16],
          [240, y, z + 16],
        ])}
      />
      <text transform={`matrix(0.866 0.5 0 1 ${left} ${top})`}>{type}</text>
    </g>
  )
}

/** The sheet that is being worked on, a ruler across it. */
function TableTop() {
  return (
    <g>
      <path className={drawing.tone} d={flat(height, [34, 18, 190, 112])} />
      <Line d={flat(height, [34, 18, 190, 112])} />
      <path className={drawing.thin} d={flat(height, [44, 28, 170, 92])} />
      <path className={drawing.thin} d={flat(height, [160, 96, 54, 24])} />
      <Line
        d={stroke([
          [60, 104, height],
          [60, 62, height],
          [104, 62, height],
          [104, 44, height],
          [150, 44, height],
          [150, 82, height],
          [196, 82, height],
        ])}
      />
      <path className={`${drawing.accent} ${drawing.solid}`} d={flat(height, [190, 76, 12, 12])} />
      <path className={drawing.blank} d={flat(height + 3, [18, 106, 128, 12])} />
      <Line d={flat(height + 3, [18, 106, 128, 12])} />
    </g>
  )
}
