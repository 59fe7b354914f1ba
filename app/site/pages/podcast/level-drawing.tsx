import { page } from '#content/pages/podcast.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { type Gains, momentsOf, voices } from './takes.ts'
import * as styles from './leveling.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const { target, voices: names } = page.leveling
const middle = 236
const pitch = 14
/** Full scale at the edge, 48 dB below it in the middle. */
const reach = (level: number) => Math.round(Math.max(0, (level + 48) / 48) * 190)
const height = reach(target)
const both = (from: number, to: number) => `M0 ${middle - from}H${to}M0 ${middle + from}H${to}`

/**
 * Host, then guest, as bars around a line. The part of a bar above the target is poppy; the part above full scale is
 * clipped.
 */
export function LevelDrawing({ gains }: { gains: Gains }) {
  const bars = voices.map((voice, turn) =>
    momentsOf(voice, gains[voice]).map((each, at) => ({
      x: 18 + (turn * 24 + at) * pitch + turn * 10,
      half: reach(each),
    })),
  )
  return (
    <Drawing width={800} height={436} className={styles.levels}>
      <path
        className={drawing.tone}
        stroke="none"
        d={`M0 ${middle - height}H700v${2 * height}H0z`}
      />
      <path
        className={drawing.thin}
        d={both(reach(-36), 700) + both(reach(-8), 700) + both(0, 700)}
      />
      <path className={drawing.thin} d="M359 38V434" />
      {bars.map((each, turn) => (
        <g
          key={voices[turn]}
          className={turn ? drawing.blueprint : drawing.ink}
          strokeWidth="9"
          strokeLinecap="butt"
        >
          <text x={turn * 359} y="26">
            {names[voices[turn]!]}
          </text>
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
      <g className={drawing.ink} strokeWidth="3">
        <path d={`${both(height, 710)}M0 38H700V434H0z`} />
        <text x="716" y={middle - height}>
          {target}
          <tspan x="716" dy="1em">
            LUFS
          </tspan>
        </text>
      </g>
    </Drawing>
  )
}
