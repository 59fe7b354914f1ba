import type { ScreenHandle } from '#app/screen.ts'
import letterArrives from '#app/site/drawings/letter-arrives.plate.ts?plate'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { page, subscribedSeo } from '#content/pages/resources.ts'
import { FoldedMessage } from './folded-message.tsx'

export const handle: ScreenHandle = { seo: subscribedSeo }

/** The page after a subscription that was posted without the script. */
export const Component = () => (
  <FoldedMessage
    title={page.subscribed.title}
    lead={page.newsletter.done}
    more={page.subscribed.more}
    drawing={letterArrives}
  >
    <SiteLink to="/resources" className={buttonClass('primary', 'large')}>
      {page.subscribed.back}
    </SiteLink>
  </FoldedMessage>
)
