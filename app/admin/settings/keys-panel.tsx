import { SingleKeysSwitch } from '#app/admin/keys/single-keys-switch.tsx'
import panel from '#app/admin/panel.module.css'

/** Applies to the signed-in person only, unlike most settings. */
export const KeysPanel = () => (
  <section className={panel.panel} aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <p className={panel.note}>
      For you, on this device. <kbd>?</kbd> shows the keys.
    </p>
    <div className={panel.note}>
      <SingleKeysSwitch />
    </div>
  </section>
)
