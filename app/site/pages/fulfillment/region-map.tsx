import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import region from './region.plate.ts?plate'
import * as styles from './fulfillment.module.css'

const names = [
  { name: 'Santa Barbara', x: 44, y: 33 },
  { name: 'Ventura', x: 150, y: 80 },
  { name: 'Thousand Oaks', x: 344, y: 122, className: styles.between },
  { name: 'Los Angeles', x: 607, y: 154, end: true },
  { name: 'Ports', x: 546, y: 311 },
]

/** A map with correct proportions, from the coast road to the two ports, with the route of a container between them. */
export const RegionMap = () => (
  <LabelledPlate of={region} className={styles.regionMap}>
    {names.map(({ name, x, y, end, className }) => (
      <text key={name} x={x} y={y} className={className} textAnchor={end ? 'end' : 'start'}>
        {name}
      </text>
    ))}
    <text x="308" y="62">
      <tspan fontWeight="600">Camarillo</tspan>
    </text>
  </LabelledPlate>
)
