import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, line, path } from '#app/site/drawings/plate/sheet.ts'
import { swelling } from '#app/site/drawings/plate/swelling.ts'
import { terrain } from '#app/site/drawings/plate/terrain.ts'
import { anacapa } from '#app/site/drawings/ridges.ts'

/** A circle on the chart: its center, and its radius. */
type Circle = readonly [x: number, y: number, radius: number]

/** Around Anacapa on the chart, and around its view. */
const spot: Circle = [860, 490, 46]
const view: Circle = [1032, 543, 84]

/** The two lines that touch both circles from the outside. */
function tangents([x, y, radius]: Circle, [toX, toY, toRadius]: Circle) {
  const towards = Math.atan2(toY - y, toX - x)
  const turn = Math.acos((radius - toRadius) / Math.hypot(toX - x, toY - y))
  return [-turn, turn].map((side) => {
    const [alongX, alongY] = [Math.cos(towards + side), Math.sin(towards + side)]
    return line([
      [x + alongX * radius, y + alongY * radius],
      [toX + alongX * toRadius, toY + alongY * toRadius],
    ])
  })
}

/** Anacapa from the open sea: west on the left, the lighthouse and Arch Rock at the eastern end. */
export function inset() {
  const [x, y, radius] = view
  const shore = y + 24
  const lit = (slope: number) => Math.max(0.45, Math.min(2.2, 0.75 + 2.4 * slope))
  const { skyline, cuts } = terrain(
    {
      ridge: anacapa,
      left: x - 78,
      base: shore,
      width: 132,
      height: 60,
      lines: 12,
      spurs: 13,
      rugged: 0.8,
      step: 2,
    },
    lit,
  )
  const waves = [7, 14, 22, 31, 41, 52].map((down, index) => {
    const inward = 6 + index * 9
    return `M${x - radius + inward} ${shore + down}h${30 + index * 4}m${9 + index} 0h${58 - index * 3}m12 0h${20 + index * 2}`
  })
  return [
    inked('blueprint', path('thin', tangents(spot, view).join('')), path('edge', disc(...spot))),
    `<clipPath id="view"><path d="${disc(...view)}"/></clipPath>`,
    path('ground bare', disc(...view)),
    '<g clip-path="url(#view)">',
    path('light bare', `${line(skyline)}V${shore}H${x - 78}z`),
    path('solid bare', cuts.map((cut) => swelling(cut)).join('')),
    path('edge', line(skyline)),
    // The arch, its right leg in shade.
    path('light', `M${x + 54} ${shore}l2 -13l5 -7l9 -2l6 6l3 16h-6q0 -12 -6 -12t-6 12z`),
    path('solid bare', `M${x + 70} ${shore - 22}l6 6l3 16h-6q0 -12 -5 -12z`),
    path('light', `M${x + 27} ${shore - 16}l1.5 -19h6l1.5 19z`),
    path('solid bare', `M${x + 32} ${shore - 35}h2.5l1.5 19h-3z`),
    path('poppy bare', `M${x + 28} ${shore - 37}h7v-5l-3.5 -4l-3.5 4z`),
    path('tone bare', `M${x - radius} ${shore}h${2 * radius}v${radius}h-${2 * radius}z`),
    inked('blueprint', path('thin', waves.join(''))),
    path('edge', `M${x - radius} ${shore}h${2 * radius}`),
    '</g>',
    inked('blueprint', path('cut', disc(...view))),
    inked('blueprint', path('thin', disc(x, y, radius - 5))),
  ].join('')
}
