import { servicesSection } from '#content/home.ts'
import { services } from '#content/services.ts'
import { ServiceScene } from '#app/site/drawings/service-scene.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './services.module.css'

export function ServiceGrid() {
  return (
    <Section ground="sheet">
      <SectionHead title={servicesSection.heading} lead={servicesSection.lead} />
      <ul className={styles.serviceGrid}>
        {services.map(({ key, name, href, description }, index) => (
          <li key={key}>
            <SiteLink to={href}>
              <ServiceScene of={index + 1} />
              <h3>{name}</h3>
              <p>
                <Unbroken>{description}</Unbroken>
              </p>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
