import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ScreenHandle } from '../screen.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dimension } from '../ui/drawing/dimension.tsx'
import { Drawing } from '../ui/drawing/drawing.tsx'
import { SiteLink } from './site-link.tsx'

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
  hydrate: 'idle',
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
    <section className="fine-grid">
      <div className="page-width message-screen">
        <Drawing width={360} height={40} className="text-blueprint">
          <Dimension from={[6, 26]} to={[354, 26]} label="nothing drawn here" labelAt={[0, -10]} />
        </Drawing>
        <h1 className="message-figure">404</h1>
        <p className="text-h3">Oops! Page not found</p>
        <p>The address may be mistyped, or the page was moved.</p>
        <SiteLink to="/" className={buttonClass('primary', 'large')}>
          Return to Home
        </SiteLink>
      </div>
    </section>
  )
}
