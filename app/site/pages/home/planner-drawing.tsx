import { planner } from '#content/planner.ts'
import { revenueRanges } from '#contract/options.ts'
import { isoPath, type Point3 } from '#app/ui/drawing/isometric.ts'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const stage = 160
const width = stage * planner.stages.length
const [middle, wide, narrow] = [84, 66, 20]
const streams = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]

const straight = (share: number) => `M0 ${middle + wide * share}H${width}`

/** A line along one stage, drawn in where that stage holds the others back. */
function pinched(share: number) {
  const [outside, inside] = [wide, narrow].map((each) => Math.round(middle + each * share))
  return `M0 ${outside}C40 ${outside} 40 ${inside} 80 ${inside}S120 ${outside} 160 ${outside}`
}

const at = (...points: Point3[]) => isoPath(points, [20, 16], true)
const shown = (index: number) =>
  revenueRanges
    .map((_, place) => `r${place}`)
    .slice(index)
    .join(' ')

/** Four stages as one channel, as wide as it is at its narrowest; and as many parcels as the revenue brings. */
export function PlannerDrawing() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} 168`}
      width={width}
      height="168"
      className={drawing.drawing}
    >
      <defs>
        <g id="weak">
          <path className={drawing.blank} stroke="none" d="M0 10H160V158H0Z" />
          <path className={drawing.thin} d={streams.map(pinched).join('')} />
          <path className={drawing.dashed} d="M0 18H160M0 150H160" />
          <path strokeWidth="3" d={pinched(1) + pinched(-1)} />
          <path
            className={drawing.accent}
            strokeWidth="3"
            d="M80 24v30m-9 -11l9 11l9 -11M80 144v-30m-9 11l9 -11l9 11"
          />
        </g>
        <g id="parcel">
          <path
            className={drawing.blank}
            d={at([0, 0, 16], [22, 0, 16], [22, 18, 16], [0, 18, 16])}
          />
          <path
            className={drawing.solid}
            d={at([22, 0, 0], [22, 18, 0], [22, 18, 16], [22, 0, 16])}
          />
          <path
            className={`${drawing.accent} ${drawing.solid}`}
            d={at([0, 18, 0], [22, 18, 0], [22, 18, 16], [0, 18, 16])}
          />
        </g>
      </defs>
      <path className={drawing.thin} d={streams.map(straight).join('')} />
      <path strokeWidth="3" d={straight(1) + straight(-1)} />
      {planner.stages.map(({ title }, index) => (
        <use key={title} href="#weak" x={index * stage} data-on={`s${index}`} />
      ))}
      {revenueRanges.map((range, index) => (
        <use
          key={range}
          href="#parcel"
          x={8 + (index % 2) * 44}
          y={104 - index * 22}
          data-on={shown(index)}
        />
      ))}
      <path className={drawing.thin} d="M1 4V164M160 4V164M320 4V164M480 4V164M639 4V164" />
    </svg>
  )
}
