import type { ReactNode } from 'react'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './podcast.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Growth by 300% makes four of one; fifty spines on a shelf; fifteen ways out of one feed. */
const drawings: ReactNode[] = [
  <>
    <Line d="M0 130H260" />
    <path className={drawing.tone} d="M8 130V102H68V130z" />
    <path className={drawing.tone} d="M108 130V18H168V130z" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M108 18H168V102H108z" />
    <path d="M108 18H168V130H108z" />
    <Line dashed className={drawing.thin} d="M8 102H218M168 18H218" />
    <Dimension from={[206, 18]} to={[206, 102]} />
  </>,
  <>
    <Line d="M0 70H260M0 130H260" />
    <path
      d={upTo(50)
        .map((n) => `M${6 + (n % 25) * 10} ${n < 25 ? 64 : 124}v${-34 - ((n * 7) % 5) * 3}`)
        .join('')}
    />
    <path className={drawing.accent} d="M246 124v-46" />
  </>,
  <>
    <circle className={`${drawing.accent} ${drawing.solid}`} cx="12" cy="74" r="8" />
    <Line
      d={upTo(15)
        .map((n) => `M22 74C110 74 110 ${18 + n * 8} 200 ${18 + n * 8}H250`)
        .join('')}
    />
  </>,
]

export function RecordDrawing({ at }: { at: number }) {
  return (
    <Drawing width={260} height={140} className={styles.recordDrawing}>
      {drawings[at]}
    </Drawing>
  )
}
