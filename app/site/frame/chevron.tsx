import * as styles from './bar.module.css'

export function Chevron() {
  return (
    <svg aria-hidden viewBox="0 0 12 12" width="12" height="12" className={styles.chevron}>
      <path d="M2 4.5l4 4 4-4" />
    </svg>
  )
}
