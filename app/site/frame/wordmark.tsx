import { organization } from '#content/organization.ts'
import * as styles from './bar.module.css'

/** Three steps on one baseline: 30, 60, 90. */
export function Wordmark() {
  return (
    <>
      <svg aria-hidden viewBox="0 0 28 28" width="28" height="28" className={styles.wordmarkMark}>
        <path d="M2 25.25h24" />
        <path d="M3.5 25V17.5h6V25M11 25V10.5h6V25" />
        <path className={styles.filled} d="M18.5 25V3h6v22z" />
      </svg>
      <span>{organization.name}</span>
    </>
  )
}
