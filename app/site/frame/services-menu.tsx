import { servicesMenu, startHere } from '#content/navigation.ts'
import { services } from '#content/services.ts'
import { ServiceIcon } from '#app/site/drawings/service-icon.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Chevron } from './chevron.tsx'
import { isActive } from './active-path.ts'
import * as styles from './bar.module.css'
import * as menus from './menus.module.css'
import * as surface from '#app/ui/surface.module.css'

const about = new Map(services.map(({ href, description }) => [href, description]))

/** The dropdown of the wide bar: a native popover, so that it works without scripts. */
export function ServicesMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        className={styles.barLink}
        popoverTarget="services-menu"
        aria-current={isActive(path, '/services') ? 'true' : undefined}
      >
        Services
        <Chevron />
      </button>
      <div id="services-menu" popover="auto" className={menus.servicesMenu}>
        <ul className={surface.pageWidth}>
          {servicesMenu.map(({ label, href }, place) => (
            <li key={href}>
              <SiteLink to={href} aria-current={path === href ? 'page' : undefined}>
                <ServiceIcon of={place} />
                <span className={menus.servicesMenuName}>{label}</span>
                <span className={menus.servicesMenuAbout}>
                  <Unbroken>{about.get(href) ?? 'All nine service lines on one sheet.'}</Unbroken>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={`${surface.pageWidth} ${menus.servicesMenuStart}`}>
          <SiteLink to={startHere.href} className={menus.servicesMenuStartLink}>
            {startHere.label}
          </SiteLink>
        </p>
      </div>
    </>
  )
}
