import { Drawing } from '#app/ui/drawing/drawing.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'
import { type Gains, momentsOf, voices } from './takes.ts'

type Props = { gains: Gains; target: number }

const middle = 130
const pitch = 14
/** Full scale at the edge, 48 dB below it in the middle. */
const reach = (level: number) => Math.round(Math.max(0, (level + 48) / 48) * 120)

/** Host, then guest, as bars around a line; what is above full scale is cut. */
export function LevelDrawing({ gains, target }: Props) {
  const height = reach(target)
  return (
    <Drawing width={700} height={260}>
      <path
        className={drawing.tone}
        stroke="none"
        d={`M0 ${middle - height}H700v${2 * height}H0z`}
      />
      {voices.map((voice, turn) => (
        <path
          key={voice}
          className={turn ? drawing.blueprint : drawing.ink}
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="butt"
          d={momentsOf(voice, gains[voice])
            .map((each, at) => {
              const half = reach(each)
              return `M${18 + (turn * 24 + at) * pitch + turn * 10} ${middle - half}v${2 * half}`
            })
            .join('')}
        />
      ))}
      <path
        className={drawing.accent}
        strokeWidth="3"
        d={`M0 ${middle - height}H700M0 ${middle + height}H700`}
      />
      <path className={drawing.thin} d="M0 10H700M0 250H700" />
    </Drawing>
  )
}
