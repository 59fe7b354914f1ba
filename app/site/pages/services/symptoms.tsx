import { page } from '#content/pages/services-overview.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './services.module.css'

/** A fault-finding chart: from what one sees down to where one looks. */
export function Symptoms() {
  const { items, ...head } = page.symptoms
  return (
    <Section ground="deep">
      <SectionHead {...head} />
      <ul className={styles.symptoms}>
        {items.map(({ sign, start, href }) => (
          <li key={href}>
            <SiteLink to={href}>
              <span className={styles.symptomSign}>{sign}</span>
              <span className={styles.symptomStart}>{start}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
