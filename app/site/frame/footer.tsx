import { memo } from 'react'
import { footerColumns, legalLinks } from '#content/navigation.ts'
import { mapLink, organization, postalAddress } from '#content/organization.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { currentTime, thisYear } from '#app/site/today.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Coast } from './coast.tsx'
import { Wordmark } from './wordmark.tsx'
import * as styles from './footer.module.css'
import * as bar from './bar.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

/** The year of the build; the inline script replaces it with the current year in the browser. */
const year = thisYear(currentTime())

/** The footer: the coast, the site index, and the title block. */
export const Footer = memo(function Footer() {
  const { blurb, email, name, supportHours, tagline, telephone } = organization
  return (
    <footer className={styles.footer}>
      <Coast />
      <div className={`${surface.pageWidth} ${styles.footerColumns}`}>
        <div className={styles.footerAbout}>
          <SiteLink to="/" className={`${bar.wordmark} ${styles.wordmark}`}>
            <Wordmark />
          </SiteLink>
          <p>{blurb}</p>
        </div>
        <nav aria-label="Footer" className={styles.footerGroups}>
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={text.annotation}>{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <SiteLink to={href}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={surface.pageWidth}>
        <div className={`${styles.titleBlock} ${text.annotation}`}>
          <p>
            <small>Method</small>
            <span>{tagline.join(', ')}</span>
          </p>
          <p>
            <small>Email</small>
            <span>
              <a href={`mailto:${email}`}>{email}</a>
            </span>
          </p>
          <p>
            <small>
              Phone, <Unbroken>{supportHours}</Unbroken>
            </small>
            <span>
              <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
            </span>
          </p>
          <address>
            <small>Office</small>
            <span>
              <a href={mapLink} rel="noopener noreferrer">
                {postalAddress}
              </a>
            </span>
          </address>
          <p>
            <small>Copyright</small>
            <span>
              {'©\u00a0'}
              <span data-year suppressHydrationWarning>
                {year}
              </span>
              {` ${name}`}
            </span>
          </p>
          {legalLinks.map(({ label, href }) => (
            <p key={href}>
              <span>
                <SiteLink to={href}>{label}</SiteLink>
              </span>
            </p>
          ))}
        </div>
      </div>
    </footer>
  )
})
