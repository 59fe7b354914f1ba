import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { lifecycle } from './lifecycle.ts'

type Stages = {
  width: number
  height: number
  weight: number
  /** How far the lighthouse and the last parcels are from the middle of their parts. */
  out: number
  /** The length of the shadows, for which a phone has no room. */
  shadow: number
}

/** The four stages of the lifecycle on one ground, each in its part of the width. */
export function stages({ width, height, weight, out, shadow }: Stages) {
  const part = width / 4
  const middle = (stage: number) => (stage + 0.5) * part
  const near = height - 22
  const [far, ground] = [near - 72, near - 14]
  return sheet(
    { width, height, weight, on: 'deep' },
    path('thin', `M0 ${far}H${width}`),
    rect('tone bare', 0, near, width, 10) + rect('shade bare', 0, near, width, 10),
    path('cut', `M0 ${near}H${width}`),
    path('plan', [1, 2, 3].map((stage) => `M${stage * part} ${near - 226}V${near}`).join('')),
    lifecycle(
      ground,
      [middle(0) - out, middle(1), middle(2), middle(3) - out],
      shadow,
      // Its line, and with it what is solid, is white, and its light faces are dark.
      ['solid', 'poppy', 'solid'],
    ),
  )
}
