import * as styles from './hero-ruler.module.css'

/** Nothing for day 0, because 0 is the default of what it is used for. */
const share = (day: number) => (day ? `${Math.round((day / 90) * 10000) / 100}%` : undefined)
const thirds = [0, 30, 60]

/** The 90 days as a ruler: the first third hatched, the second inked, the third with finer and finer divisions. */
export function HeroRuler() {
  return (
    <svg aria-hidden className={styles.ruler} height="64">
      <defs>
        <pattern id="days" width="0.01111" height="1">
          <path d="M0 0V6" />
        </pattern>
        <pattern id="fives" width="0.05555" height="1">
          <path d="M0 0V11" />
        </pattern>
        <pattern
          id="plan"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className={styles.plan} d="M0 3H7" />
        </pattern>
      </defs>
      <rect className={styles.bevel} width="100%" height="7" />
      {thirds.map((day) => (
        <rect
          key={day}
          className={styles.third}
          x={share(day)}
          y="7"
          width={share(30)}
          height="17"
          fill={day ? undefined : 'url(#plan)'}
        />
      ))}
      <rect y="25" width="100%" height="12" fill="url(#days)" />
      <rect y="25" width="100%" height="12" fill="url(#fives)" />
      <path className={styles.foot} d="M0 25H9999" />
      <text y="59">0</text>
      <text x={share(30)} y="59" textAnchor="middle">
        30
      </text>
      <text x={share(60)} y="59" textAnchor="middle">
        60
      </text>
      <text x="100%" y="59" textAnchor="end">
        90 days
      </text>
    </svg>
  )
}
