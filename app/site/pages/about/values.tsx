import { page } from '#content/pages/about.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Plate } from '#app/site/drawings/plate.tsx'
import drawings from './values.plate.ts?plate'
import { Section } from '#app/ui/section.tsx'
import * as styles from './values.module.css'
import * as text from '#app/ui/text.module.css'

export function Values() {
  const { title, items } = page.values
  return (
    <Section>
      <SectionHead title={title} />
      <ul className={styles.values}>
        {items.map(({ title, description }, place) => (
          <li key={title}>
            <Plate of={drawings} part={[place, items.length]} />
            <h3 className={text.h3}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
