import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Each flow's delay, and the positions of its messages on the track. */
const flows = [
  ['at once', [0, 34, 86, 170]],
  ['2-4 h', [52]],
  ['1 h', [16, 66, 128]],
  ['1 day', [28, 84, 132, 188]],
  ['78 days', [140, 158, 196]],
  ['30 days', [100, 200]],
] as const

/** A message is drawn as a pulse on its track. */
const track = (messages: readonly number[], y: number) =>
  messages.map((x) => `H${140 + x}V${y - 16}h14V${y}`).join('')

/** Six signal paths that start at one order and return to it. */
export function Lines() {
  return (
    <>
      <path strokeWidth="4" d="M78 150H112M112 44V254" />
      {flows.map(([delay, messages], flow) => {
        const y = 44 + 42 * flow
        return (
          <g key={delay}>
            <Line d={`M112 ${y}${track(messages, y)}H368`} />
            <path
              className={`${drawing.accent} ${drawing.solid}`}
              d={`M${140 + messages[0]} ${y - 16}h14v16h-14z`}
            />
            <path d={`M362 ${y - 5}l8 5l-8 5`} />
            <circle className={drawing.blank} cx="112" cy={y} r="4" />
            <text x="382" y={y} dy=".36em">
              {delay}
            </text>
          </g>
        )
      })}
      <Line dashed className={drawing.thin} d="M470 270V284H47V182" />
      <path className={drawing.thin} d="M42 190l5 -8l5 8" />
      <path className={drawing.blank} d="M16 118H78V182H16z" />
      <path strokeWidth="3" d="M16 118H78V182H16zM16 118l31 26l31 -26" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M41 150h12v12h-12z" />
      <text x="47" y="106" textAnchor="middle">
        order
      </text>
    </>
  )
}
