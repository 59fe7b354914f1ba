import type { ScreenHandle } from '#app/screen.ts'
import letterArrives from '#app/site/drawings/letter-arrives.plate.ts?plate'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { subscribedPage } from '#content/newsletter.ts'
import { FoldedMessage } from '#app/site/sections/folded-message.tsx'

export const handle: ScreenHandle = { seo: subscribedPage.seo }

/** The page after a subscription that was posted without scripts. */
export const Component = () => (
  <FoldedMessage {...subscribedPage} drawing={letterArrives}>
    <SiteLink to="/resources" className={buttonClass('primary', 'large')}>
      {subscribedPage.back}
    </SiteLink>
  </FoldedMessage>
)
