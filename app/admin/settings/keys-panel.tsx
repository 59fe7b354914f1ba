import { SingleKeysSwitch } from '#app/admin/keys/single-keys-switch.tsx'
import styles from './settings.module.css'

/** Applies to the signed-in person only, unlike most settings. */
export const KeysPanel = () => (
  <section className={styles.panel} aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <p className={styles.note}>
      For you, on this device. <kbd>?</kbd> shows the keys.
    </p>
    <div className={styles.note}>
      <SingleKeysSwitch />
    </div>
  </section>
)
