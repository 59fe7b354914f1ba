import type { ScreenHandle } from '#app/screen.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { notFoundSeo, page } from '#content/pages/resource.ts'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'
import * as textStyles from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo: notFoundSeo }

/** An address below /resources that no article has: a pulled-out drawer with nothing in it. */
export const Component = () => (
  <section className={`${messageScreen.underBar} ${surface.fineGrid}`}>
    <div className={`${surface.pageWidth} ${messageScreen.messageScreen}`}>
      <Drawing width={420} height={200} className={drawing.blueprint}>
        <path className={drawing.blank} d="M60 40H360L410 120H10z" />
        <Line d="M60 40H360L410 120H10z" />
        <path className={drawing.thin} d="M68 50H352L390 112H30z" />
        <Line dashed className={drawing.thin} d="M130 62H290L308 100H112z" />
        <path className={drawing.tone} d="M10 120H410V168H10z" />
        <Line d="M10 120H410V168H10z" />
        <path className={drawing.accent} d="M180 144h60" />
        <Dimension from={[10, 190]} to={[410, 190]} />
      </Drawing>
      <h1 className={textStyles.h2}>{page.notFound.title}</h1>
      <p className={textStyles.lead}>{page.notFound.text}</p>
      <SiteLink to={page.back.href} className={buttonClass('primary', 'large')}>
        {page.back.label}
      </SiteLink>
    </div>
  </section>
)
