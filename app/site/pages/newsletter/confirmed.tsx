import type { ScreenHandle } from '#app/screen.ts'
import letterArrives from '#app/site/drawings/letter-arrives.plate.ts?plate'
import { FoldedMessage } from '#app/site/sections/folded-message.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { confirmedPage } from '#content/newsletter.ts'
import { page } from '#content/pages/resource.ts'

export const handle: ScreenHandle = { seo: confirmedPage.seo }

export const Component = () => (
  <FoldedMessage {...confirmedPage} drawing={letterArrives}>
    <SiteLink to={page.back.href} className={buttonClass('primary', 'large')}>
      {page.back.label}
    </SiteLink>
  </FoldedMessage>
)
