import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { isoPath, type Origin, type Point3 } from '#app/ui/drawing/isometric.ts'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './fulfillment.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const origin: Origin = [228, 116]
const [long, deep, high] = [310, 230, 92]
const iso = (points: Point3[], close = false) => isoPath(points, origin, close)
const racks = [24, 88, 152]

/** In at the dock, along the racks, over the bench and out: one floor, one clock. */
export function Warehouse() {
  return (
    <Drawing width={600} height={452} className={styles.warehouse}>
      <path
        className={drawing.tone}
        d={iso(
          [
            [0, 0, 0],
            [long, 0, 0],
            [long, deep, 0],
            [0, deep, 0],
          ],
          true,
        )}
      />
      <path
        className={drawing.blank}
        d={iso(
          [
            [0, deep, 0],
            [0, deep, high],
            [0, 0, high],
            [long, 0, high],
            [long, 0, 0],
            [0, 0, 0],
          ],
          true,
        )}
      />
      <Line
        d={iso([
          [0, 0, 0],
          [0, 0, high],
        ])}
      />
      <path
        className={drawing.thin}
        d={Array.from({ length: 5 }, (_, index) =>
          iso([
            [52 * (index + 1), 0, 0],
            [52 * (index + 1), 0, high],
          ]),
        ).join('')}
      />
      <path
        className={drawing.tone}
        d={iso(
          [
            [0, 70, 0],
            [0, 70, 62],
            [0, 130, 62],
            [0, 130, 0],
          ],
          true,
        )}
      />
      <path
        className={drawing.thin}
        d={[16, 32, 47]
          .map((z) =>
            iso([
              [0, 70, z],
              [0, 130, z],
            ]),
          )
          .join('')}
      />
      <g className={drawing.ink}>
        {racks.map((y) => (
          <g key={y}>
            <IsoBox origin={origin} at={[40, y, 0]} size={[140, 26, 22]} />
            <IsoBox origin={origin} at={[40, y, 22]} size={[140, 26, 22]} />
            <path
              className={drawing.thin}
              d={[75, 110, 145]
                .map((x) =>
                  iso([
                    [x, y + 26, 0],
                    [x, y + 26, 44],
                  ]),
                )
                .join('')}
            />
          </g>
        ))}
        <IsoBox origin={origin} at={[226, 64, 0]} size={[36, 112, 16]} />
      </g>
      <Line
        dashed
        d={iso([
          [0, 100, 0],
          [20, 100, 0],
          [20, 66, 0],
          [205, 66, 0],
          [205, 132, 0],
          [226, 132, 0],
        ])}
      />
      <g className={drawing.ink}>
        <IsoBox taped origin={origin} at={[230, 112, 16]} size={[28, 28, 22]} />
        <IsoBox origin={origin} at={[338, 92, 14]} size={[96, 58, 58]} />
        <IsoBox origin={origin} at={[438, 96, 14]} size={[30, 50, 40]} />
        <path
          d={
            iso([
              [360, 150, 0],
              [360, 150, 14],
            ]) +
            iso([
              [414, 150, 0],
              [414, 150, 14],
            ])
          }
        />
      </g>
      <Line
        dashed
        className={drawing.accent}
        d={iso([
          [262, 132, 0],
          [338, 132, 0],
        ])}
      />
      <g className={drawing.ink}>
        <circle className={drawing.blank} cx="536" cy="66" r="46" />
        <path className={drawing.thin} d={hours} />
        <Line d="M536 66V34" />
        <path className={`${drawing.accent} ${styles.hand}`} d="M536 66L555.900 54.500" />
        <circle className={drawing.solid} cx="536" cy="66" r="4" />
        <text x="536" y="136" textAnchor="middle">
          2 PM
        </text>
      </g>
    </Drawing>
  )
}

const hours = Array.from({ length: 12 }, (_, hour) => {
  const turn = (hour * Math.PI) / 6
  const at = (radius: number) =>
    `${(536 + Math.sin(turn) * radius).toFixed(1)} ${(66 - Math.cos(turn) * radius).toFixed(1)}`
  return `M${at(39)}L${at(46)}`
}).join('')
