import { buttonClass } from '#app/ui/button.tsx'
import { NoticeCard } from './alone.tsx'

/** What the prerendered page says where no script comes, or not all of it. */
export const NotLoaded = () => (
  <>
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
  </>
)
