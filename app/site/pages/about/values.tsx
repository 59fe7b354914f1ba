import { page } from '#content/pages/about.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { ValueDrawing } from '#app/site/drawings/value-drawing.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './about.module.css'
import * as text from '#app/ui/text.module.css'

export function Values() {
  const { title, items } = page.values
  return (
    <Section>
      <SectionHead title={title} />
      <ul className={styles.aboutValues}>
        {items.map(({ icon, title, description }) => (
          <li key={title}>
            <ValueDrawing icon={icon} />
            <h3 className={text.h3}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
