import { Line } from '#app/ui/drawing/line.tsx'
import { LongDrawing } from '#app/ui/drawing/long-drawing.tsx'
import * as styles from './email-sms.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const [above, below] = [76, 236]
const letter = 'h50v34h-50zl25 19l25 -19'
const bubble = 'h50v34h-30l-10 10v-10h-10zm12 12h26m-26 10h16'
type Event = { x: number; wait: number; name: string; text?: true }

const events: Event[] = [
  { x: 70, wait: 24, name: 'joined' },
  { x: 270, wait: 64, name: 'looked' },
  { x: 450, wait: 40, name: 'left' },
  { x: 660, wait: 30, name: 'received', text: true },
  { x: 850, wait: 90, name: 'ran out' },
]

const each = (lines: (event: Event) => string) => events.map(lines).join('')

/** Two lines of a sequence: what the customer does, and the message that answers it after its own wait. */
export function Sequence() {
  return (
    <LongDrawing width={1120} height={300} fold={560} className={styles.sequence}>
      <Line d={`M0 ${above}H1120`} />
      <Line className={drawing.thin} d={`M0 ${below}H1120`} />
      <Line
        dashed
        className={drawing.thin}
        d={each(({ x, wait }) => `M${x} ${above}V${below - 24}L${x + wait} ${below}`)}
      />
      <path className={drawing.blank} d={each(({ x }) => `M${x - 9} ${above - 9}h18v18h-18z`)} />
      <Line
        d={each(
          ({ x, wait }) =>
            `M${x} ${below + 34}h${wait}M${x} ${below + 28}v12M${x + wait} ${below + 28}v12`,
        )}
      />
      <path
        className={drawing.tone}
        d={each(({ x, wait, text }) => `M${x + wait} ${below - 17}${text ? bubble : letter}`)}
      />
      {events.map(({ x, name }) => (
        <text key={name} x={x - 9} y={above - 24}>
          {name}
        </text>
      ))}
      <g className={drawing.accent}>
        <Line d={`M990 ${below}H1030V${above}`} className={styles.mark} />
        <circle className={drawing.solid} cx="1030" cy={above} r="11" />
      </g>
      <text x="1120" y={above - 24} textAnchor="end">
        ordered again
      </text>
    </LongDrawing>
  )
}
