import { page } from '#content/pages/business-systems.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './benefits.plate.ts?plate'
import * as styles from './business-systems.module.css'
import * as text from '#app/ui/text.module.css'

/** Four changes, each as a plate of a manual: a drawing with its explanation. */
export function Benefits() {
  const { title, items } = page.benefits
  return (
    <Section ground="sheet">
      <SectionHead title={title} />
      <ul className={styles.benefits}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <Plate of={drawings} part={[index, items.length]} />
            <div>
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
