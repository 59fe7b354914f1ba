import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { lighthouse, parcel } from './lifecycle.ts'

const [height, far, ground, near] = [252, 158, 218, 230]

/** The four stages of the lifecycle on one ground, each in its part of the width. */
export function stages(width: number, weight: number) {
  const part = width / 4
  const middle = (stage: number) => (stage + 0.5) * part
  return sheet(
    { width, height, weight, on: 'deep' },
    path('thin', `M0 ${far}H${width}`),
    rect('tone bare', 0, near, width, 10) + rect('shade bare', 0, near, width, 10),
    path('cut', `M0 ${near}H${width}`),
    path('plan', [1, 2, 3].map((stage) => `M${stage * part} 4V${near}`).join('')),
    lighthouse(middle(0) - 12, ground - 8, part * 1.5 + 12, 72),
    parcel(middle(1), ground, 54, true),
    parcel(middle(2), ground, 54),
    parcel(middle(3) - 22, ground, 36) + parcel(middle(3) + 20, ground + 6, 36),
    `<g transform="translate(${middle(3) - 524} ${ground - 226})">${path(
      'poppy',
      'M566 124A44 44 0 0 0 490 124L478 116L480 152L512 140L500 134A34 34 0 0 1 556 134z',
    )}</g>`,
  )
}
