import type { ScreenHandle } from '#app/screen.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { page, subscribedSeo } from '#content/pages/resources.ts'
import { FoldedSheet } from './folded-sheet.tsx'
import * as styles from './subscribed.module.css'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo: subscribedSeo }

/** Where the server sends a browser whose address went out without our script. */
export const Component = () => (
  <section className={`${messageScreen.underBar} ${surface.fineGrid}`}>
    <div className={`${surface.pageWidth} ${messageScreen.messageScreen} ${styles.subscribed}`}>
      <FoldedSheet />
      <h1 className={text.h2}>{page.subscribed.title}</h1>
      <p className={text.lead}>{page.newsletter.done}</p>
      <SiteLink to="/resources" className={buttonClass('primary', 'large')}>
        {page.subscribed.back}
      </SiteLink>
    </div>
  </section>
)
