import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'
import * as text from '#app/ui/text.module.css'

export const handle: ScreenHandle = {
  seo: {
    title: 'Page not found (404)',
    description:
      'There is no page at this address. The home page leads to everything that there is.',
    keywords: 'page not found',
    ogTitle: 'Page not found',
    ogDescription: 'There is no page at this address.',
    robots: 'noindex',
  },
}

let logged: string | undefined

/** Says it once for each visit to an unknown path, however often React runs the effect. */
function useLoggedMiss() {
  const { key, pathname } = useLocation()
  useEffect(() => {
    if (logged === key + pathname) return
    logged = key + pathname
    console.warn(`404: no page at ${pathname}`)
  }, [key, pathname])
}

export function Component() {
  useLoggedMiss()
  return (
    <section className={`${messageScreen.underBar} ${surface.fineGrid}`}>
      <div className={`${surface.pageWidth} ${messageScreen.messageScreen}`}>
        <Drawing width={420} height={250} className={drawing.blueprint}>
          <IsoBox state="planned" origin={[199, 74]} size={[128, 104, 66]} />
          <Dimension from={[6, 218]} to={[414, 218]} label="nothing drawn here" labelAt={[0, 24]} />
        </Drawing>
        <h1 className={messageScreen.messageFigure}>404</h1>
        <p className={text.h3}>Oops! Page not found</p>
        <p>The address may be mistyped, or the page was moved.</p>
        <SiteLink to="/" className={buttonClass('primary', 'large')}>
          Return to Home
        </SiteLink>
      </div>
    </section>
  )
}
