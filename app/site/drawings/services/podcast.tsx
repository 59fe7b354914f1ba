import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const heights = [4, 9, 16, 12, 24, 38, 30, 44, 26, 34, 18, 10, 22, 36, 46, 28, 38, 20, 12, 6, 14, 8]
const bars = heights.map((height, index) => `M${8 + index * 7.5} ${60 - height}v${height * 2}`)

/** A recording in the cutting room: kept takes solid, the cut dashed. */
export function Podcast() {
  return (
    <>
      <Line className={drawing.thin} d="M2 60H172" />
      <path d={bars.slice(0, 10).join('')} />
      <path className={`${drawing.dashed} ${drawing.thin}`} d={bars.slice(10, 13).join('')} />
      <path d={bars.slice(13).join('')} />
      <Line dashed d="M79 6V114M101.500 6V114" />
      <path className={drawing.accent} d="M136 6V114" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M130 2h12l-6 9z" />
    </>
  )
}
