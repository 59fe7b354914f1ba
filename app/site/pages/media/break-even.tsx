import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import drawing from './break-even.plate.ts?plate'
import { hurdles, level, price, zero } from './hurdles.ts'

const [low, high] = hurdles

/** The example's sixty dollars with what they leave, and one campaign against two break-evens. */
export function BreakEven() {
  return (
    <LabelledPlate of={drawing}>
      <g textAnchor="middle">
        <text x={(price.from + price.to) / 2} y="14" dy=".35em">
          $60
        </text>
        <text x={(price.share + price.to) / 2} y="62" dy=".35em">
          $24 = 40%
        </text>
        <text x="330" y={level(3) + 34}>
          campaign 3.0
        </text>
        <text x={low.x + 20} y={zero + 64}>
          1 / 0.40 = 2.5
        </text>
        <text x={high.x + 10} y={zero + 64}>
          1 / 0.30 = 3.3
        </text>
        <text x={low.x + 20} y={zero + 94}>
          break-even
        </text>
        <text x={high.x + 10} y={zero + 94}>
          break-even
        </text>
        <text x="14" y={level(0) + 8}>
          0
        </text>
        <text x="14" y={level(4) + 8}>
          4
        </text>
      </g>
    </LabelledPlate>
  )
}
