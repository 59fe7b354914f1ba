import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { LabelledPlate } from '#app/site/drawings/labelled-plate.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { logMiss } from './log-miss.ts'
import emptyLot from './empty-lot.plate.ts?plate'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
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

/**
 * Logs each navigation to an unknown path once. A page load with an unknown path is already logged by app/boot/not-found.ts.
 */
function useLoggedMiss() {
  const { key, pathname } = useLocation()
  useEffect(() => {
    if (logged === key + pathname || !('hydrated' in document.documentElement.dataset)) return
    logged = key + pathname
    logMiss(pathname)
  }, [key, pathname])
}

export function Component() {
  useLoggedMiss()
  return (
    <section className={`${messageScreen.underBar} ${surface.fineGrid}`}>
      <div className={`${surface.pageWidth} ${messageScreen.messageScreen}`}>
        <LabelledPlate of={emptyLot} className={messageScreen.messageDrawing} eager>
          <text x="245" y="396" textAnchor="end">
            nothing drawn here
          </text>
        </LabelledPlate>
        <h1 className={messageScreen.messageFigure}>404</h1>
        <p className={text.h3}>Oops! Page not found</p>
        <p>The address may be mistyped, or the page was moved.</p>
        <p className={messageScreen.messageActions}>
          <SiteLink to="/" className={buttonClass('primary', 'large')}>
            Return to Home
          </SiteLink>
          <SiteLink to="/services" className={buttonClass('secondary', 'large')}>
            All Nine Services
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
