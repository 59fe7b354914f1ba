import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './email-sms.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const person = (x: number) => `M${x - 13} 120V96a13 13 0 0 1 26 0V120z`
const at = (index: number) => 24 + index * 44

/** Ten who qualify. One, at random, gets no message. */
export function Holdout() {
  const people = Array.from({ length: 10 }, (_, index) => index)
  return (
    <Drawing width={448} height={190} className={styles.holdout}>
      {people.map((index) =>
        index === 6 ? (
          <g key={index} className={drawing.accent}>
            <circle className={drawing.dashed} cx={at(index)} cy="64" r="11" />
            <path className={drawing.dashed} d={person(at(index))} />
          </g>
        ) : (
          <g key={index}>
            <path d={`M${at(index) - 12} 12h24v17h-24zM${at(index) - 12} 12l12 9l12 -9`} />
            <circle className={drawing.tone} cx={at(index)} cy="64" r="11" />
            <path className={drawing.tone} d={person(at(index))} />
          </g>
        ),
      )}
      <Line d="M0 120H448" />
      <Dimension
        from={[at(6) - 22, 150]}
        to={[at(6) + 22, 150]}
        label="1 in 10"
        labelAt={[0, 28]}
      />
    </Drawing>
  )
}
