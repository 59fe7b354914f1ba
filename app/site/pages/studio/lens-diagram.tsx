import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import lens from './lens.plate.ts?plate'
import { optics } from './optics.ts'

const { axis, object, image } = optics

/** The open camera, with the names of its parts. */
export const LensDiagram = () => (
  <LabelledPlate of={lens}>
    <text x={optics.lens - optics.focal} y={axis + 30} textAnchor="middle">
      f
    </text>
    <text x={optics.lens + optics.focal + 12} y={axis - 8} fill="var(--color-sheet)">
      f
    </text>
    <text x={object} y="401" textAnchor="middle">
      product
    </text>
    <text x={image} y="401" textAnchor="middle">
      sensor
    </text>
  </LabelledPlate>
)
