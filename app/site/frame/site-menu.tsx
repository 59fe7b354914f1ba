import { useState } from 'react'
import { getStarted, homeLink, mainLinks, servicesMenu, startHere } from '#content/navigation.ts'
import { ServiceIcon } from '#app/site/drawings/service-icon.tsx'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { isActive } from './active-path.ts'
import { Chevron } from './chevron.tsx'
import { SearchButton } from './search-button.tsx'
import * as styles from './bar.module.css'
import * as menus from './menus.module.css'
import * as searchButton from './search-button.module.css'
import * as surface from '#app/ui/surface.module.css'

/**
 * The links of the bar on a small screen: a native popover with native details, so that it works without scripts. The
 * drawings of the services are added when their list is opened.
 */
export function SiteMenu({ path }: { path: string }) {
  const [wasOpened, setWasOpened] = useState(false)
  const current = (href: string) => (isActive(path, href) ? 'page' : undefined)
  return (
    <>
      <button type="button" className={styles.menuToggle} popoverTarget="site-menu">
        Menu
        <svg aria-hidden viewBox="0 0 20 20" width="20" height="20">
          <path d="M2 6.5h16" />
          <path d="M2 13.5h16" />
        </svg>
      </button>
      <div id="site-menu" popover="auto" className={menus.siteMenu}>
        <nav aria-label="Menu" className={surface.pageWidth}>
          <SearchButton className={searchButton.menuSearch} />
          <ul>
            <li>
              <SiteLink to={homeLink.href} aria-current={current('/')}>
                {homeLink.label}
              </SiteLink>
            </li>
            <li>
              <details
                suppressHydrationWarning
                // It may have been opened before the script arrived.
                ref={(submenu) => {
                  if (submenu?.open) setWasOpened(true)
                }}
                onToggle={() => {
                  setWasOpened(true)
                }}
              >
                <summary aria-current={isActive(path, '/services') ? 'true' : undefined}>
                  Services
                  <Chevron />
                </summary>
                <ul>
                  {servicesMenu.map(({ label, href }, place) => (
                    <li key={href}>
                      <SiteLink to={href} aria-current={path === href ? 'page' : undefined}>
                        {label}
                        {wasOpened && <ServiceIcon of={place} className={menus.siteMenuDrawing} />}
                      </SiteLink>
                    </li>
                  ))}
                  <li>
                    <SiteLink to={startHere.href}>{startHere.label}</SiteLink>
                  </li>
                </ul>
              </details>
            </li>
            {mainLinks.map(({ label, href }) => (
              <li key={href}>
                <SiteLink to={href} aria-current={current(href)}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <CallToAction to={getStarted.href} origin="menu: Get Started" size="large">
            {getStarted.label}
          </CallToAction>
        </nav>
      </div>
    </>
  )
}
