import { planner } from '#content/planner.ts'
import { revenueRanges } from '#contract/options.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { isoPath, type Point3 } from '#app/ui/drawing/isometric.ts'
import drawn from './planner-sheet.plate.ts?plate'
import * as styles from './planner.module.css'

const at = (...points: Point3[]) => isoPath(points, [20, 16], true)

/** The positions of the parcels in the channel: beside the narrow places, any of which may be marked. */
const places = [6, 100, 220, 340, 436]

/** The answers that show a parcel: its own range of revenue and every higher one. */
const shown = (index: number) =>
  revenueRanges
    .map((_, place) => `r${place}`)
    .slice(index)
    .join(' ')

/**
 * The four stages as a plate, with marks for the answers: the weak stage, and one parcel more for each range of
 * revenue.
 */
export function PlannerDrawing() {
  return (
    <div className={styles.channel}>
      <Plate of={drawn} frame={[0, 0, 480, 170]} />
      <svg aria-hidden viewBox="0 0 480 170">
        <defs>
          <path
            id="weak"
            strokeWidth="3"
            d="M8 90C40 90 40 113 60 113S80 90 112 90M8 152C40 152 40 129 60 129S80 152 112 152"
          />
          <g id="parcel">
            <path fill="#fff" d={at([0, 0, 16], [22, 0, 16], [22, 18, 16], [0, 18, 16])} />
            <path fill="currentColor" d={at([22, 0, 0], [22, 18, 0], [22, 18, 16], [22, 0, 16])} />
            <path d={at([0, 18, 0], [22, 18, 0], [22, 18, 16], [0, 18, 16])} />
          </g>
        </defs>
        {planner.stages.map(({ title }, index) => (
          <use key={title} href="#weak" x={index * 120} data-on={`s${index}`} />
        ))}
        {revenueRanges.map((range, index) => (
          <use
            key={range}
            href="#parcel"
            x={places[index]}
            y={index % 2 ? 96 : 108}
            data-on={shown(index)}
          />
        ))}
      </svg>
    </div>
  )
}

/** The targets of the plan for its 90 days. */
export const AimsDrawing = () => <Plate of={drawn} frame={[0, 170, 480, 140]} />
