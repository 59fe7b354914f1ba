import { buttonClass } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import styles from './alone.module.css'
import { Alone, NoticeCard } from './alone.tsx'

/** Also what the prerendered page shows, so it speaks for itself where no script comes. */
export const Checking = () => (
  <Alone>
    <div className={styles.spinner}>
      <Spinner label="Checking your session" />
    </div>
    <noscript>
      <NoticeCard>
        <h1>JavaScript is off</h1>
        <p>The admin area needs it. Switch it on in your browser, then reload this page.</p>
      </NoticeCard>
    </noscript>
    {/* The boot script shows it when the rest of the scripts cannot be had. */}
    <NoticeCard role="alert" data-unless-loaded hidden>
      <h1>The admin area did not load</h1>
      <p>Check your connection, then load this page again.</p>
      <a className={buttonClass()} href="/admin">
        Reload
      </a>
    </NoticeCard>
  </Alone>
)
