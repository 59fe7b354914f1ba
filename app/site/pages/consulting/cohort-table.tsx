import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import { project } from '#app/ui/drawing/isometric.ts'
import { days, groups, onTable, origin } from './cohort-groups.ts'
import cohorts from './cohorts.plate.ts?plate'

/** Cohorts by the month of their first order, and what each had spent 30, 60 and 90 days later. */
export const CohortTable = () => (
  <LabelledPlate of={cohorts}>
    {groups.map((_, group) => {
      const [x, y] = project(onTable(3.2, group + 0.5), origin)
      return (
        <text key={group} x={x + 4} y={y + 18}>
          {group ? group + 1 : 'month 1'}
        </text>
      )
    })}
    {days.map((day, column) => {
      const [x, y] = project(onTable(column + 0.5, groups.length), origin)
      return (
        <text key={day} x={x + 3} y={y + 40} textAnchor="end">
          day {day}
        </text>
      )
    })}
  </LabelledPlate>
)
