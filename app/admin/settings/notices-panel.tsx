import { NoticesSwitch } from '#app/admin/live/notices-switch.tsx'
import panel from '#app/admin/panel.module.css'

/** Applies to the signed-in person on this device only, unlike most settings. */
export const NoticesPanel = () => (
  <section className={panel.panel} aria-labelledby="notices-title">
    <h2 id="notices-title">Notices</h2>
    <p className={panel.note}>
      For you, on this device. A notice names the company and the need, and opens the enquiry.
    </p>
    <div className={panel.note}>
      <NoticesSwitch />
    </div>
  </section>
)
