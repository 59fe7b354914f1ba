import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const ticks = Array.from(
  { length: 20 },
  (_, index) => `M${12 + index * 8} 104v${index % 5 ? 5 : 10}`,
)

/** Dividers stepping along a rule. */
export function Consulting() {
  return (
    <>
      <Line d="M12 104H164" />
      <path className={drawing.thin} d={ticks.join('')} />
      <Line dashed className={drawing.thin} d="M52 104A42 42 0 0 1 132 104" />
      <Line d="M92 22L52 104M92 22L132 104" />
      <Line d="M72.500 62H111.500" />
      <circle className={drawing.blank} cx="92" cy="22" r="7" />
      <path d="M92 15V5" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="132" cy="104" r="4" />
    </>
  )
}
