import { page } from '#content/pages/about.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import phone from './crew-phone.plate.ts?plate'
import wide from './crew.plate.ts?plate'
import * as styles from './crew.module.css'
import * as text from '#app/ui/text.module.css'

const { id, title, lead, alt, items, link } = page.crew

/** Desks in the colors of the three trades, and a description of the three trades. */
export function Crew() {
  return (
    <Section ground="sheet">
      <SectionHead id={id} title={title} lead={lead} />
      <div className={styles.crew}>
        <Plate of={wide} phone={phone} alt={alt} />
        <ul>
          {items.map(({ title, description }) => (
            <li key={title}>
              <h3 className={text.h4}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <SiteLink to={link.href} className={buttonClass('secondary', 'large')}>
          {link.label}
        </SiteLink>
      </div>
    </Section>
  )
}
