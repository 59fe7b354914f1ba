import * as styles from './drawing.module.css'

const gap = 5

/** The hatching patterns for shaded faces of drawings, on paper and on dark backgrounds. Rendered once per page. */
export const Hatching = () => (
  <svg aria-hidden width="0" height="0" className={styles.hatching}>
    {['hatch', 'hatch-deep'].map((id) => (
      <pattern
        key={id}
        id={id}
        width={gap}
        height={gap}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-55)"
      >
        <path d={`M0 0H${gap}V${gap}H0z`} />
        <path d={`M0 ${gap / 2}H${gap}`} />
      </pattern>
    ))}
  </svg>
)
