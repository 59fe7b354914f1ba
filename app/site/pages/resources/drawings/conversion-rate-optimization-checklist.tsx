import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Half of each step's width, from all visits down to orders. */
const steps = [
  [150, 'visits'],
  [112, 'viewed'],
  [62, 'in cart'],
  [42, 'paying'],
  [24, 'bought'],
] as const

const fills = [
  drawing.tone,
  drawing.blank,
  drawing.tone,
  drawing.blank,
  `${drawing.accent} ${drawing.solid}`,
]
const middle = 196
const top = (step: number) => 18 + 54 * step

/** A funnel in five measured steps. The dimension lines measure the visitors lost between them. */
export function Lines() {
  return (
    <>
      <Line dashed className={drawing.thin} d={`M${middle} 6V286`} />
      {steps.map(([half, label], step) => {
        const y = top(step)
        const next = steps[step + 1]?.[0]
        return (
          <g key={label}>
            {next && (
              <path
                className={`${drawing.thin} ${drawing.dashed}`}
                d={`M${middle - half} ${y + 30}L${middle - next} ${y + 54}M${middle + half} ${y + 30}L${middle + next} ${y + 54}`}
              />
            )}
            <path
              className={fills[step]}
              strokeWidth="3"
              d={`M${middle - half} ${y}h${2 * half}v30h${-2 * half}z`}
            />
            <path className={drawing.thin} d={`M${middle - half + 8} ${y + 15}h${2 * half - 16}`} />
            <path d={`M360 ${y + 8}h14v14h-14z`} />
            {step < 3 && <path className={drawing.accent} d={`M363 ${y + 15}l4 4l8 -12`} />}
            <text x="386" y={y + 22}>
              {label}
            </text>
          </g>
        )
      })}
      <Dimension from={[middle - 150, 64]} to={[middle - 112, 64]} />
      <Dimension className={drawing.accent} from={[middle - 112, 118]} to={[middle - 62, 118]} />
      <Dimension className={drawing.accent} from={[middle + 62, 118]} to={[middle + 112, 118]} />
      <Dimension from={[middle - 62, 172]} to={[middle - 42, 172]} />
      <Dimension from={[middle - 42, 226]} to={[middle - 24, 226]} />
      {['most', 'leave', 'here'].map((word, line) => (
        <text key={word} x="36" y={140 + 22 * line}>
          {word}
        </text>
      ))}
    </>
  )
}
