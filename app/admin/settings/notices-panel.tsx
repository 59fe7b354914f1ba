import { NoticesSwitch } from '#app/admin/live/notices-switch.tsx'
import styles from './settings.module.css'

/** Applies to the signed-in person on this device only, unlike most settings. */
export const NoticesPanel = () => (
  <section className={styles.panel} aria-labelledby="notices-title">
    <h2 id="notices-title">Notices</h2>
    <p className={styles.note}>
      For you, on this device. A notice names the company and the need, and opens the enquiry.
    </p>
    <div className={styles.note}>
      <NoticesSwitch />
    </div>
  </section>
)
