import { page } from '#content/pages/services-overview.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Section } from '#app/ui/section.tsx'

/** A fault-finding chart: from what one sees down to where one looks. */
export function Symptoms() {
  const { items, ...head } = page.symptoms
  return (
    <Section ground="deep">
      <SectionHead {...head} />
      <ul className="symptoms">
        {items.map(({ sign, start, href }) => (
          <li key={href}>
            <SiteLink to={href}>
              <span className="symptom-sign">{sign}</span>
              <span className="symptom-start">{start}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
