import type { ScreenHandle } from '#app/screen.ts'
import letterArrives from '#app/site/drawings/letter-arrives.plate.ts?plate'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { guideSentPage } from '#content/newsletter.ts'
import { page } from '#content/pages/resource.ts'
import { FoldedMessage } from '#app/site/sections/folded-message.tsx'

export const handle: ScreenHandle = { seo: guideSentPage.seo }

/** The page after a request for a guide, whose form is always posted by the browser. */
export const Component = () => (
  <FoldedMessage {...guideSentPage} drawing={letterArrives}>
    <SiteLink to={page.back.href} className={buttonClass('primary', 'large')}>
      {page.back.label}
    </SiteLink>
  </FoldedMessage>
)
