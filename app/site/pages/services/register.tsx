import { page } from '#content/pages/services-overview.ts'
import { Points } from '#app/site/sections/points.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { ServiceScene } from '#app/site/drawings/service-scene.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as band from './register-band.module.css'
import * as styles from './register.module.css'
import * as text from '#app/ui/text.module.css'

/** "90-day" and "3-5", and a unit after its figure: where a line of a phone would end within them. */
const compounds = /(\d\S*-\w\S*|900 sq ft)/

/** The list of services, like the index of a drawing set: the first of each three is a band across the page. */
export function Register() {
  const { items, ...head } = page.services
  return (
    <Section ground="sheet">
      <SectionHead {...head} />
      <ol className={styles.register}>
        {items.map(({ key, name, href, description, features, more }, index) => (
          <li
            key={key}
            className={index % 3 ? undefined : band.registerBand}
            data-waits={index > 0 || undefined}
          >
            <ServiceScene of={index + 1} large={index % 3 === 0} onPhone />
            <div>
              <h3 className={text.h3}>{name}</h3>
              <p>
                <Unbroken parts={compounds}>{description}</Unbroken>
              </p>
            </div>
            <Points items={features} />
            <SiteLink to={href} className={buttonClass('secondary')}>
              {more}
              <span className={text.srOnly}> about {name}</span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </Section>
  )
}
