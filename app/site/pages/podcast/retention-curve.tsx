import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import drawing from './retention.plate.ts?plate'
import drawingOnPhone from './retention-phone.plate.ts?plate'
import { places } from './retention.ts'

/** Listeners by minute. The two minutes before a quarter of them has left are the ones to listen to. */
export const RetentionCurve = () => (
  <LabelledPlate of={drawing} phone={drawingOnPhone}>
    <text x={places.slice} y={places.under + 28} textAnchor="middle">
      2 min
    </text>
    <text x={places.gone} y={places.all + 31}>
      a quarter has left
    </text>
    <g textAnchor="end">
      <text x={places.left - 14} y={places.all + 8}>
        all
      </text>
      <text x={places.left - 14} y={places.quarter + 8}>
        3/4
      </text>
      <text x={places.rulerEnd} y={places.under + 28}>
        minutes
      </text>
    </g>
  </LabelledPlate>
)
