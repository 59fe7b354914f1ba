import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './consulting.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const cell = 76
const groups = [[46, 56, 62], [42, 50, 54], [36, 42, 45], [30, 34], [22]]

/** Groups by the month of their first order, and what each had spent 30, 60 and 90 days later. */
export function CohortTable() {
  return (
    <Drawing width={340} height={400} className={styles.cohortTable}>
      {[30, 60, 90].map((day, column) => (
        <text key={day} x={78 + column * cell} y="12">
          day {day}
        </text>
      ))}
      {groups.map((spent, row) => (
        <g key={row}>
          <text x="0" y={row * cell + 62}>
            month {row + 1}
          </text>
          <Line className={drawing.thin} d={`M72 ${row * cell + 96}H${72 + spent.length * cell}`} />
          {spent.map((height, column) => (
            <path
              key={column}
              className={
                column === 0 && row > 2 ? `${drawing.accent} ${drawing.solid}` : drawing.tone
              }
              d={`M${78 + column * cell} ${row * cell + 96}v-${height}h56v${height}z`}
            />
          ))}
        </g>
      ))}
    </Drawing>
  )
}
