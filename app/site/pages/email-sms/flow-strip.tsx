import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './email-sms.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Where a flow's messages fall, as shares of its own length, and what the marks are called. */
type Strip = { marks: [share: number, label: string][]; span?: [from: number, to: number] }

const strips: Record<string, Strip> = {
  'Welcome series': {
    marks: [
      [0.02, 'now'],
      [1 / 7, '1'],
      [3 / 7, '3'],
      [1, 'day 7'],
    ],
  },
  'Abandoned cart recovery': {
    marks: [
      [0.04, '1 h'],
      [22 / 70, '22'],
      [1, '70 h'],
    ],
  },
  'Post-purchase follow-up': {
    marks: [
      [0.08, 'day 1'],
      [1, 'one unit'],
    ],
    span: [0.14, 0.94],
  },
  'Win-back': { marks: [[0.8, '4 in 5']], span: [0.05, 0.74] },
  'VIP nurture': {
    marks: [
      [0.2, ''],
      [0.4, ''],
      [0.6, ''],
      [0.8, ''],
      [1, 'monthly'],
    ],
  },
  'Browse abandonment': { marks: [[0.2, '2-4 h']], span: [0.3, 1] },
}

const at = (share: number) => Math.round(30 + share * 330)

export function FlowStrip({ of }: { of: string }) {
  const { marks, span } = strips[of] ?? { marks: [] }
  return (
    <Drawing width={400} height={64} className={styles.flowStrip}>
      <Line className={drawing.thin} d="M12 26H400" />
      {span && <path className={styles.span} d={`M${at(span[0])} 26H${at(span[1])}`} />}
      <path className={`${drawing.accent} ${drawing.solid}`} d="M4 18h16v16H4z" />
      {marks.map(([share, label]) => (
        <g key={share}>
          <path className={drawing.tone} d={`M${at(share) - 12} 17h24v18h-24z`} />
          <path d={`M${at(share) - 12} 17l12 10l12 -10`} />
          <text x={at(share)} y="56" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
