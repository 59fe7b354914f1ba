import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { word } from '#app/site/pages/resources/word.ts'
import { lifecycle } from './lifecycle.ts'

const [left, right] = [56, 584]
const at = (day: number) => left + ((right - left) * day) / 90
/** The position of objects on the ground, and its edges: the whole base of a parcel is between them. */
const ground = 221
const [far, near] = [163, 235]
const tens = [10, 20, 40, 50, 70, 80]

/** Four stages on one baseline, above the scale bar of the plan. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('light bare', `M0 ${far}H640V${near}H0z`),
  path('thin', `M0 ${far}H640`),
  rect('tone bare', 0, near, 640, 9) + rect('shade bare', 0, near, 640, 9),
  path('cut', `M0 ${near}H640`),
  lifecycle(ground, [76, 236, 394, 538], 32, ['light', 'poppy', 'light']),
  rect('label', left, 270, right - left, 14),
  rect('mark bare', at(0), 270, at(30) - at(0), 14) +
    rect('mark bare', at(60), 270, at(90) - at(60), 14),
  path('cut', [0, 30, 60, 90].map((day) => `M${at(day)} 262V292`).join('')),
  path('edge', tens.map((day) => `M${at(day)} 284V290`).join('')),
  path('poppy', `M${right} 262l-9 -16h18z`),
  word(left, 318, '0'),
  word(at(30), 318, '30', 'middle'),
  word(at(60), 318, '60', 'middle'),
  word(right + 16, 318, '90 days', 'end'),
)
