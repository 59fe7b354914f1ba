import { getStarted, homeLink, mainLinks } from '#content/navigation.ts'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { isActive, useActivePath } from './active-path.ts'
import { SearchButton } from './search-button.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { SiteMenu } from './site-menu.tsx'
import { Wordmark } from './wordmark.tsx'

/** The top bar. Its opaque state comes from `data-scrolled` on the root element, which the boot script keeps. */
export function Bar() {
  const path = useActivePath()
  const current = (href: string) => (isActive(path, href) ? 'page' : undefined)
  return (
    <header data-bar className="bar">
      <div className="page-width bar-inside">
        <SiteLink to="/" className="wordmark">
          <Wordmark />
        </SiteLink>
        <nav aria-label="Main" className="bar-links">
          <ul>
            <li>
              <SiteLink to={homeLink.href} className="bar-link" aria-current={current('/')}>
                {homeLink.label}
              </SiteLink>
            </li>
            <li>
              <ServicesMenu path={path} />
            </li>
            {mainLinks.map(({ label, href }) => (
              <li key={href}>
                <SiteLink to={href} className="bar-link" aria-current={current(href)}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton className="bar-search" />
        <CallToAction to={getStarted.href} origin="bar: Get Started" className="bar-start">
          {getStarted.label}
        </CallToAction>
        <SiteMenu path={path} />
      </div>
    </header>
  )
}
