import type { ScreenHandle } from '#app/screen.ts'
import letterUnplugged from '#app/site/drawings/letter-unplugged.plate.ts?plate'
import { FoldedMessage } from '#app/site/sections/folded-message.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { linkExpiredPage } from '#content/newsletter.ts'

export const handle: ScreenHandle = { seo: linkExpiredPage.seo }

export const Component = () => (
  <FoldedMessage {...linkExpiredPage} drawing={letterUnplugged}>
    <SiteLink to="/resources#newsletter" className={buttonClass('primary', 'large')}>
      {linkExpiredPage.again}
    </SiteLink>
  </FoldedMessage>
)
