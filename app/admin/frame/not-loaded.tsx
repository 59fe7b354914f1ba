import { buttonClass } from '#app/ui/button.tsx'
import { NoticeCard } from './centered-card.tsx'

/** Shown in the prerendered page if scripts are disabled or could not be loaded. */
export const NotLoaded = () => (
  <>
    <noscript>
      <NoticeCard>
        <h1>JavaScript is off</h1>
        <p>The admin area needs it. Switch it on in your browser, then reload this page.</p>
      </NoticeCard>
    </noscript>
    {/* The boot script unhides it if the others cannot be loaded, and the inline script if the boot script cannot. */}
    <NoticeCard role="alert" data-unless-loaded hidden>
      <h1>The admin area did not load</h1>
      <p>Check your connection, then load this page again.</p>
      <a className={buttonClass()} href="/admin">
        Reload
      </a>
    </NoticeCard>
  </>
)
