import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './media.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const strips = [
  { name: 'META', level: 112 },
  { name: 'Google', level: 146 },
  { name: 'TikTok', level: 178 },
  { name: 'Amazon', level: 128 },
  { name: 'YouTube', level: 196 },
  { name: 'tests', level: 158 },
]
const [top, bottom] = [84, 232]
const ticks = Array.from({ length: 11 }, (_, index) => top + index * ((bottom - top) / 10))
const at = (index: number) => 70 + index * 92

/** Six faders on one desk, and one meter behind them all. */
export function Console() {
  return (
    <Drawing width={600} height={470} className={styles.console}>
      <path className={drawing.blank} d="M8 24H592V300H8z" />
      <path className={drawing.thin} d="M8 56H592M8 268H592" />
      {strips.map(({ name, level }, index) => {
        const x = at(index)
        return (
          <g key={name}>
            <path
              className={drawing.thin}
              d={ticks.map((y, tick) => `M${x - (tick % 5 ? 16 : 22)} ${y}h10`).join('')}
            />
            <Line d={`M${x} ${top}V${bottom}`} />
            <path className={drawing.tone} d={`M${x - 20} ${level - 11}h40v22h-40z`} />
            <path d={`M${x - 20} ${level}h40`} />
            <text x={x} y="45" textAnchor="middle">
              {index + 1}
            </text>
            <text x={x} y="289" textAnchor="middle">
              {name}
            </text>
            {index > 0 && <path className={drawing.thin} d={`M${x - 46} 24V300`} />}
            <Line d={`M${x} 300V342`} />
          </g>
        )
      })}
      <Line d={`M${at(0)} 342H${at(5)}M300 342V378`} />
      <path className={drawing.solid} d="M294 370h12l-6 10z" />
      <g className={drawing.ink}>
        <path className={drawing.blank} d="M70 388H530V420H70z" />
        <path className={drawing.tone} d="M70 388H404V420H70z" />
        <path
          className={drawing.thin}
          d={Array.from({ length: 22 }, (_, index) => `M${90 + index * 20} 412v8`).join('')}
        />
      </g>
      <g className={drawing.accent}>
        <path d="M336 378V432" className={styles.mark} />
        <path className={drawing.solid} d="M329 372h14l-7 10z" />
      </g>
      <text x="336" y="452" textAnchor="middle">
        break-even
      </text>
    </Drawing>
  )
}
