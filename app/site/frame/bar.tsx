import { memo } from 'react'
import { getStarted, homeLink, mainLinks } from '#content/navigation.ts'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { isActive } from './active-path.ts'
import { SearchButton } from './search-button.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { SiteMenu } from './site-menu.tsx'
import { Wordmark } from './wordmark.tsx'
import * as styles from './bar.module.css'
import * as searchButton from './search-button.module.css'
import * as surface from '#app/ui/surface.module.css'

/** The top bar. It is opaque while the root element has `data-scrolled`, which the boot script sets. */
export const Bar = memo(function Bar({ path }: { path: string }) {
  const current = (href: string) => (isActive(path, href) ? 'page' : undefined)
  return (
    <header data-bar className={styles.bar}>
      <div className={`${surface.pageWidth} ${styles.barInside}`}>
        <SiteLink to="/" className={styles.wordmark}>
          <Wordmark />
        </SiteLink>
        <nav aria-label="Main" className={styles.barLinks}>
          <ul>
            <li>
              <SiteLink to={homeLink.href} className={styles.barLink} aria-current={current('/')}>
                {homeLink.label}
              </SiteLink>
            </li>
            <li>
              <ServicesMenu path={path} />
            </li>
            {mainLinks.map(({ label, href }) => (
              <li key={href}>
                <SiteLink to={href} className={styles.barLink} aria-current={current(href)}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton className={searchButton.barSearch} />
        <CallToAction to={getStarted.href} origin="bar: Get Started" className={styles.barStart}>
          {getStarted.label}
        </CallToAction>
        <SiteMenu path={path} />
      </div>
    </header>
  )
})
