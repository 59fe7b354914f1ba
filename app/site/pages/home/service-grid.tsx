import { servicesSection } from '#content/home.ts'
import { services } from '#content/services.ts'
import { ServiceDrawing } from '#app/site/drawings/services/service-drawing.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './services.module.css'
import * as text from '#app/ui/text.module.css'

export function ServiceGrid() {
  return (
    <Section>
      <div className={styles.servicesHead}>
        <h2 className={text.h2}>{servicesSection.heading}</h2>
        <p className={text.lead}>{servicesSection.lead}</p>
      </div>
      <ul className={styles.serviceGrid}>
        {services.map(({ key, name, href, description }) => (
          <li key={key}>
            <SiteLink to={href}>
              <ServiceDrawing of={key} />
              <div>
                <h3>{name}</h3>
                <p>
                  <Unbroken>{description}</Unbroken>
                </p>
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
