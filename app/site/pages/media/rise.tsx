import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './media.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const ground = 140
const [first, last] = [8, 308]
const share = (day: number) => first + ((last - first) * day) / 90

/** The growth from the start to day 90, two pixels per percent: the same scale for every figure. */
export function Rise({ by }: { by: number }) {
  const height = ground - by * 2
  return (
    <Drawing width={336} height={166} className={`${drawing.blueprint} ${styles.rise}`}>
      <Line d={`M${first} ${ground}H${last}`} />
      <path
        d={`M${first} ${ground - 6}v12M${share(30)} ${ground - 6}v12M${share(60)} ${ground - 6}v12`}
      />
      <path
        className={`${drawing.tone} ${styles.quiet}`}
        d={`M${first} ${ground}L${last} ${height}V${ground}z`}
      />
      <Line dashed d={`M${first} ${ground}L${last} ${height}`} />
      <path className={`${drawing.accent} ${styles.mark}`} d={`M${last} ${ground}V${height}`} />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx={last} cy={height} r="6" />
      <text x={first - 4} y="164">
        0
      </text>
      <text x={share(30)} y="164" textAnchor="middle">
        30
      </text>
      <text x={share(60)} y="164" textAnchor="middle">
        60
      </text>
      <text x={last} y="164" textAnchor="middle">
        90
      </text>
    </Drawing>
  )
}
