import { servicesMenu } from '#content/navigation.ts'
import { services } from '#content/services.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Chevron } from './chevron.tsx'
import { isActive } from './active-path.ts'

const about = new Map(services.map(({ href, description }) => [href, description]))

/** The dropdown of the wide bar: a native popover, so it opens before any script has come. */
export function ServicesMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        className="bar-link"
        popoverTarget="services-menu"
        aria-current={isActive(path, '/services') ? 'true' : undefined}
      >
        Services
        <Chevron />
      </button>
      <div id="services-menu" popover="auto" className="services-menu">
        <ul className="page-width">
          {servicesMenu.map(({ label, href }) => (
            <li key={href}>
              <SiteLink to={href} aria-current={path === href ? 'page' : undefined}>
                <span className="services-menu-name">{label}</span>
                <span className="services-menu-about">
                  <Unbroken>{about.get(href) ?? 'All nine service lines on one sheet.'}</Unbroken>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
