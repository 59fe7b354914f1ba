import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { type Gains, momentsOf, voices } from './takes.ts'
import * as styles from './leveling.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

type Props = { gains: Gains; target: number }

const middle = 180
const pitch = 14
/** Full scale at the edge, 48 dB below it in the middle. */
const reach = (level: number) => Math.round(Math.max(0, (level + 48) / 48) * 164)

/** Host, then guest, as bars around a line. What of a bar is louder than the target is poppy; what is above full scale is cut. */
export function LevelDrawing({ gains, target }: Props) {
  const height = reach(target)
  const bars = voices.map((voice, turn) =>
    momentsOf(voice, gains[voice]).map((each, at) => ({
      x: 18 + (turn * 24 + at) * pitch + turn * 10,
      half: reach(each),
    })),
  )
  const both = (from: number) => `M0 ${middle - from}H700M0 ${middle + from}H700`
  return (
    <Drawing width={700} height={360} className={styles.levels}>
      <path className={styles.levelsGround} d="M0 8H700V352H0z" />
      <path
        className={drawing.tone}
        stroke="none"
        d={`M0 ${middle - height}H700v${2 * height}H0z`}
      />
      <path className={drawing.thin} d={both(reach(-36)) + both(reach(-8)) + both(0)} />
      <path className={drawing.thin} d="M359 8V352" />
      {bars.map((each, turn) => (
        <g key={voices[turn]} className={turn ? drawing.blueprint : drawing.ink} strokeWidth="9">
          <path d={each.map(({ x, half }) => `M${x} ${middle - half}v${2 * half}`).join('')} />
          <path
            className={drawing.accent}
            d={each
              .filter(({ half }) => half > height)
              .map(
                ({ x, half }) =>
                  `M${x} ${middle - half}V${middle - height}M${x} ${middle + height}V${middle + half}`,
              )
              .join('')}
          />
        </g>
      ))}
      <path className={drawing.ink} strokeWidth="3" d={both(height)} />
      <path className={drawing.ink} strokeWidth="3" d="M0 8H700V352H0z" />
    </Drawing>
  )
}
