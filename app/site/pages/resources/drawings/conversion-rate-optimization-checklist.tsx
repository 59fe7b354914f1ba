import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Half of each step's width, from all sessions down to orders. */
const steps = [
  [150, 'all sessions'],
  [112, 'saw a product'],
  [62, 'in the cart'],
  [42, 'at checkout'],
  [24, 'ordered'],
] as const

const middle = 196
const top = (step: number) => 18 + 54 * step

/** A funnel in five measured steps. The dimension lines measure who left on the way down. */
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
              className={step === 4 ? drawing.tone : drawing.blank}
              d={`M${middle - half} ${y}h${2 * half}v30h${-2 * half}z`}
            />
            <path className={drawing.thin} d={`M${middle - half + 8} ${y + 15}h${2 * half - 16}`} />
            <path d={`M364 ${y + 8}h14v14h-14z`} />
            {step < 3 && <path className={drawing.accent} d={`M367 ${y + 15}l4 4l8 -12`} />}
            <text x="390" y={y + 19}>
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
      <text x="12" y="148">
        most leave here
      </text>
    </>
  )
}
