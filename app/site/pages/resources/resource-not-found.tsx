import type { ScreenHandle } from '#app/screen.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { notFound, notFoundSeo, page } from '#content/pages/resource.ts'
import emptyDrawer from './empty-drawer.plate.ts?plate'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as textStyles from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo: notFoundSeo }

/** Shown for a path below /resources without an article: an empty drawer. */
export const Component = () => (
  <section className={`${messageScreen.underBar} ${surface.fineGrid}`}>
    <div className={`${surface.pageWidth} ${messageScreen.messageScreen}`}>
      <Plate of={emptyDrawer} className={messageScreen.messageDrawing} eager />
      <h1 className={textStyles.h2}>{notFound.title}</h1>
      <p className={textStyles.lead}>{notFound.text}</p>
      <SiteLink to={page.back.href} className={buttonClass('primary', 'large')}>
        {page.back.label}
      </SiteLink>
    </div>
  </section>
)
