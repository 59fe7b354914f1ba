import { Spinner } from '#app/ui/spinner.tsx'
import { Masthead } from './masthead.tsx'

/** Also what the prerendered page shows, so it speaks for itself where no script comes. */
export const Checking = () => (
  <main className="alone">
    <Spinner label="Checking your session" />
    <noscript>
      <div className="notice-card">
        <Masthead />
        <h1>JavaScript is off</h1>
        <p>The admin area needs it. Switch it on in your browser, then reload this page.</p>
      </div>
    </noscript>
    {/* The boot script shows it when the rest of the scripts cannot be had. */}
    <div className="notice-card" role="alert" data-unless-loaded hidden>
      <Masthead />
      <h1>The admin area did not load</h1>
      <p>Check your connection, then load this page again.</p>
      <a className="button" href="/admin">
        Reload
      </a>
    </div>
  </main>
)
