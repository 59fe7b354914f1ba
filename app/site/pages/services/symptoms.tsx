import { page } from '#content/pages/services-overview.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Section } from '#app/ui/section.tsx'
import signs from './symptoms.plate.ts?plate'
import signsOnPhone from './symptoms-phone.plate.ts?plate'
import * as styles from './symptoms.module.css'

/** A troubleshooting chart: from the symptom down to where to look. */
export function Symptoms() {
  const { items, ...head } = page.symptoms
  return (
    <Section ground="deep" pace="turn">
      <SectionHead {...head} />
      <ul className={styles.symptoms}>
        {items.map(({ sign, hint, start, href }, index) => (
          <li key={href}>
            <SiteLink to={href}>
              <Plate of={signs} phone={signsOnPhone} part={[index, items.length]} />
              <span className={styles.symptomSign}>{sign}</span>
              <span className={styles.symptomStart}>
                {hint} <span>{start}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
