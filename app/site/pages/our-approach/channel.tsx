import { page } from '#content/pages/our-approach.ts'
import { Line } from '#app/ui/drawing/line.tsx'
import { LongDrawing } from '#app/ui/drawing/long-drawing.tsx'
import * as styles from './our-approach.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

type Point = readonly [x: number, y: number]

const middle = 150
/** Half the width of the channel along its way, as it is and as it is planned. */
const found: Point[] = [
  [0, 122],
  [336, 104],
  [620, 84],
  [790, 20],
  [890, 20],
  [1090, 62],
  [1344, 74],
]
const planned: Point[] = [
  [620, 84],
  [790, 72],
  [890, 72],
  [1090, 98],
  [1344, 122],
]
const streams = [-0.86, -0.64, -0.43, -0.21, 0, 0.21, 0.43, 0.64, 0.86]

/** A curve through the channel at a share of its half width. */
function along(shape: Point[], share: number) {
  const points = shape.map(([x, half]): Point => [x, Math.round(middle + half * share)])
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const between = (before[0] + x) / 2
      return `C${between} ${before[1]} ${between} ${y} ${x} ${y}`
    })
    .join('')
}

/** Four stages as one channel: what passes is what the narrowest lets through, and the plan widens that one. */
export function Channel() {
  return (
    <LongDrawing width={1344} height={336} fold={672} className={styles.channel}>
      <path className={drawing.thin} d={streams.map((share) => along(found, share)).join('')} />
      <Line d={along(found, 1) + along(found, -1)} />
      <Line dashed d={along(planned, 1) + along(planned, -1)} />
      <g className={drawing.accent}>
        <path d="M840 130V170M836 134l8 -8M836 174l8 -8" />
        <path className={drawing.dashed} d="M840 126V44M840 174V230" />
      </g>
      <g className={drawing.ink}>
        <path
          className={drawing.thin}
          d="M1 20V300M336 20V300M672 20V300M1008 20V300M1343 20V300"
        />
        <path d="M0 300H1344M1 294v12M336 294v12M672 294v12M1008 294v12M1343 294v12" />
        {page.stages.items.map(({ title }, index) => (
          <text key={title} x={168 + index * 336} y="328" textAnchor="middle">
            {title.toLowerCase()}
          </text>
        ))}
        <text x="840" y="34" textAnchor="middle">
          start here
        </text>
        <text x="1150" y="36">
          planned
        </text>
      </g>
    </LongDrawing>
  )
}
