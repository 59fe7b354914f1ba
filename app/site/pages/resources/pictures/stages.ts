import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { lifecycle } from './lifecycle.ts'

const [height, far, ground, near] = [252, 158, 216, 230]

/** The four stages of the lifecycle on one ground, each in its part of the width. */
export function stages(width: number, weight: number) {
  const part = width / 4
  const middle = (stage: number) => (stage + 0.5) * part
  // The last shadow ends at the edge, where a narrow part has little room beside its parcel.
  const [last, shadow] = part < 160 ? [middle(3) - 16, 10] : [middle(3) - 14, 22]
  return sheet(
    { width, height, weight, on: 'deep' },
    path('thin', `M0 ${far}H${width}`),
    rect('tone bare', 0, near, width, 10) + rect('shade bare', 0, near, width, 10),
    path('cut', `M0 ${near}H${width}`),
    path('plan', [1, 2, 3].map((stage) => `M${stage * part} 4V${near}`).join('')),
    lifecycle(ground, [middle(0) - 12, middle(1), middle(2), last], shadow),
  )
}
