import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { word } from './word.ts'

const [left, right] = [56, 584]
const at = (day: number) => left + ((right - left) * day) / 90
/** The position of objects on the ground, and its edges: the whole base of a parcel is between them. */
const ground = 223
const [far, near] = [163, 235]
const tens = [10, 20, 40, 50, 70, 80]

/** A parcel, positioned by its front corner. */
const parcel = (x: number, y: number, size: number, planned = false) => {
  const here = space([x, y - size], 1)
  const box = [
    [0, size],
    [0, size],
    [0, size * 0.8],
  ] as const
  if (!planned) return path('cast', here.block(...box).shadow(26)) + taped(here, ...box, {}, 'cut')
  const inside = here.line([0, size, size * 0.8], [size, size, size * 0.8], [size, 0, size * 0.8])
  const { outline } = here.block(...box)
  return path('light bare', outline) + path('plan', outline + inside + `M${x} ${y}v-${size * 0.8}`)
}

const lighthouse = (x: number, y: number) =>
  [
    path('tone bare', `M${x} ${y - 132}L${x + 128} ${y - 186}V${y - 78}z`),
    path('plan', `M${x + 128} ${y - 186}L${x} ${y - 132}L${x + 128} ${y - 78}`),
    path('cast', `M${x} ${y}l66 -34h-30l-60 30z`),
    drum(x, y - 10, 36, 23, 20, 'solid'),
    drum(x, y - 46, 36, 20, 17, 'poppy'),
    drum(x, y - 82, 34, 17, 14, 'solid'),
    lid(x, y - 116, 20, 'tone'),
    drum(x, y - 116, 26, 11, 11, 'ground'),
    path('poppy', `M${x - 6} ${y - 118}v-20a6 4 0 0 1 12 0v20z`),
    path('solid', `M${x - 16} ${y - 142}A16 9 0 0 0 ${x + 16} ${y - 142}L${x} ${y - 168}Z`),
  ].join('')

/** Four stages on one baseline, above the scale bar of the plan. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('light bare', `M0 ${far}H640V${near}H0z`),
  path('thin', `M0 ${far}H640`),
  rect('tone bare', 0, near, 640, 9) + rect('shade bare', 0, near, 640, 9),
  path('cut', `M0 ${near}H640`),
  lighthouse(92, ground - 8),
  parcel(238, ground, 52, true),
  parcel(392, ground, 52),
  parcel(496, ground, 40) + parcel(560, ground + 2, 40),
  path(
    'poppy',
    'M566 124A44 44 0 0 0 490 124L478 116L480 152L512 140L500 134A34 34 0 0 1 556 134z',
  ),
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
