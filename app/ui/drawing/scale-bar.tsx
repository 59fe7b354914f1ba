import * as styles from './scale-bar.module.css'

type Props = {
  /** A day to mark on the scale, between 0 and 90. */
  mark?: number
  className?: string
}

const share = (day: number) => `${Math.round((day / 90) * 10000) / 100}%`
const tens = [10, 20, 40, 50, 70, 80]

/** The 90 days of the plan as the scale bar of a drawing. It fills the width of its container. */
export function ScaleBar({ mark, className = '' }: Props) {
  return (
    <svg aria-hidden className={`${styles.scaleBar} ${className}`.trim()} width="100%" height="46">
      <rect className={styles.filled} x="0" y="6" width={share(30)} height="10" />
      <rect x={share(30)} y="6" width={share(30)} height="10" />
      <rect className={styles.filled} x={share(60)} y="6" width={share(30)} height="10" />
      {tens.map((day) => (
        <line key={day} x1={share(day)} x2={share(day)} y1="16" y2="21" />
      ))}
      {[0, 30, 60, 90].map((day) => (
        <line key={day} x1={share(day)} x2={share(day)} y1="0" y2="26" />
      ))}
      <text x="0" y="42">
        0
      </text>
      <text x={share(30)} y="42" textAnchor="middle">
        30
      </text>
      <text x={share(60)} y="42" textAnchor="middle">
        60
      </text>
      <text x="100%" y="42" textAnchor="end">
        90 days
      </text>
      {mark !== undefined && (
        <g className={styles.mark}>
          <line x1={share(mark)} x2={share(mark)} y1="-10" y2="26" />
          <circle cx={share(mark)} cy="-10" r="5" />
        </g>
      )}
    </svg>
  )
}
