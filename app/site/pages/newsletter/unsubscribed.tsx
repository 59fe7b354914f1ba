import type { ScreenHandle } from '#app/screen.ts'
import letterBoxShut from '#app/site/drawings/letter-box-shut.plate.ts?plate'
import { FoldedMessage } from '#app/site/sections/folded-message.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { unsubscribedPage } from '#content/newsletter.ts'
import { page } from '#content/pages/resource.ts'

export const handle: ScreenHandle = { seo: unsubscribedPage.seo }

export const Component = () => (
  <FoldedMessage {...unsubscribedPage} drawing={letterBoxShut}>
    <SiteLink to={page.back.href} className={buttonClass('primary', 'large')}>
      {page.back.label}
    </SiteLink>
  </FoldedMessage>
)
