import { services } from '#content/services.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { isoPath, type Origin, type Point3 } from '#app/ui/drawing/isometric.ts'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './services.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const origin: Origin = [150, 330]
const side = 156
const pitch = 36
const sheet = (z: number): Point3[] => [
  [0, 0, z],
  [side, 0, z],
  [side, side, z],
  [0, side, z],
]
const corner = origin[0] + side * Math.cos(Math.PI / 6)

/** Nine sheets of one set in register, the parcel that they are all about on the top one. */
export function SheetStack() {
  const top = pitch * (services.length - 1)
  return (
    <Drawing width={600} height={500} className={styles.sheetStack}>
      {services.toReversed().map(({ key, name }, index) => {
        const z = index * pitch
        const y = origin[1] + side / 2 - z
        return (
          <g key={key}>
            <path
              className={index % 2 ? drawing.blank : drawing.tone}
              d={isoPath(sheet(z), origin, true)}
            />
            <Line className={drawing.thin} d={`M${corner} ${y}H326`} />
            <text x="336" y={y + 5}>
              {name}
            </text>
          </g>
        )
      })}
      <Line
        dashed
        className={drawing.thin}
        d={
          isoPath(
            [
              [78, 0, top],
              [78, side, top],
            ],
            origin,
          ) +
          isoPath(
            [
              [0, 78, top],
              [side, 78, top],
            ],
            origin,
          )
        }
      />
      <g className={drawing.ink}>
        <IsoBox taped origin={origin} at={[50, 50, top]} size={[56, 56, 42]} />
      </g>
    </Drawing>
  )
}
