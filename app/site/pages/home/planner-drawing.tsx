import { planner } from '#content/planner.ts'
import { revenueRanges } from '#contract/options.ts'
import { isoPath, type Point3 } from '#app/ui/drawing/isometric.ts'
import * as styles from './planner.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const width = 640
const [middle, wide, narrow] = [92, 66, 20]
const stageWidth = width / planner.stages.length
const streams = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]

/** One line along the channel, at a share of its half width, drawn in where a stage holds the others back. */
function along(share: number, weak: number) {
  const [at, half] = [(weak + 0.5) * stageWidth, stageWidth * 0.62]
  const [outside, inside] = [wide, narrow].map((each) => Math.round(middle + each * share))
  return `M0 ${outside}H${at - half}C${at - half / 2} ${outside} ${at - half / 2} ${inside} ${at} ${inside}S${at + half / 2} ${outside} ${at + half} ${outside}H${width}`
}

const wall = (share: number) => `M0 ${middle + wide * share}H${width}`
const parcel = (x: number, y: number) => {
  const at = (...points: Point3[]) => isoPath(points, [x, y], true)
  return {
    lid: at([0, 0, 16], [22, 0, 16], [22, 18, 16], [0, 18, 16]),
    front: at([0, 18, 0], [22, 18, 0], [22, 18, 16], [0, 18, 16]),
    side: at([22, 0, 0], [22, 18, 0], [22, 18, 16], [22, 0, 16]),
  }
}

/** As many answers as say at least this revenue. */
const from = (index: number) =>
  revenueRanges
    .map((_, at) => `r${at}`)
    .slice(index)
    .join(' ')

/** Four stages as one channel, as wide as it is at its narrowest; and as many parcels as the revenue brings. */
export function PlannerDrawing() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} 184`}
      width={width}
      height="184"
      className={`${drawing.drawing} ${styles.drawing}`}
    >
      <path className={drawing.tone} stroke="none" d={`M0 26H${width}V158H0Z`} />
      <g className={styles.sound}>
        <path className={drawing.thin} d={streams.map(wall).join('')} />
        <path className={styles.wall} d={wall(1) + wall(-1)} />
      </g>
      {planner.stages.map(({ title }, index) => {
        const x = (index + 0.5) * stageWidth
        return (
          <g key={title} data-on={`s${index}`}>
            <path
              className={drawing.blank}
              stroke="none"
              d={`${along(1, index)}V184H0Z${along(-1, index)}V0H0Z`}
            />
            <path className={drawing.thin} d={streams.map((each) => along(each, index)).join('')} />
            <path className={drawing.dashed} d={wall(1) + wall(-1)} />
            <path className={styles.wall} d={along(1, index) + along(-1, index)} />
            <path
              className={`${drawing.accent} ${styles.wall}`}
              d={`M${x} ${middle - 58}v30m-9 -11l9 11l9 -11M${x} ${middle + 58}v-30m-9 11l9 -11l9 11`}
            />
          </g>
        )
      })}
      {revenueRanges.map((range, index) => {
        const { lid, front, side } = parcel(28 + (index % 2) * 40, 136 - index * 22)
        return (
          <g key={range} data-on={from(index)}>
            <path className={drawing.blank} d={lid} />
            <path className={`${drawing.accent} ${drawing.solid}`} d={front} />
            <path className={styles.dark} fill="currentColor" d={side} />
          </g>
        )
      })}
      <path
        d={`M0 8v168M${stageWidth} 8v168M${stageWidth * 2} 8v168M${stageWidth * 3} 8v168M${width} 8v168`}
        className={drawing.thin}
      />
    </svg>
  )
}
