import type { ScreenHandle } from '#app/screen.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { page, subscribedSeo } from '#content/pages/resources.ts'
import { FoldedSheet } from './folded-sheet.tsx'

export const handle: ScreenHandle = { seo: subscribedSeo }

/** Where the server sends a browser whose address went out without our script. */
export const Component = () => (
  <section className="under-bar fine-grid">
    <div className="page-width message-screen text-blueprint">
      <FoldedSheet />
      <h1 className="text-h2 text-ink">{page.subscribed.title}</h1>
      <p className="max-w-prose text-lead text-ink">{page.newsletter.done}</p>
      <SiteLink to="/resources" className={buttonClass('primary', 'large')}>
        {page.subscribed.back}
      </SiteLink>
    </div>
  </section>
)
