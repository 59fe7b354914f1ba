import * as styles from './spinner.module.css'

/** A spinner that is announced to screen readers. */
export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status">
    <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle className={styles.spinnerTrack} cx="24" cy="24" r="19" />
      <path className={styles.spinnerHand} d="M24 5a19 19 0 0 1 19 19" />
      <path d="M24 1v6M24 41v6M1 24h6M41 24h6" />
    </svg>
    <span className={styles.spinnerLabel}>{label}</span>
  </div>
)
