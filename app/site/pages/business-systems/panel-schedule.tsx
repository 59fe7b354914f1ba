import { page } from '#content/pages/business-systems.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './systems.plate.ts?plate'
import * as styles from './business-systems.module.css'
import * as text from '#app/ui/text.module.css'

/** The schedule inside the door of a switchboard: odd circuits to the left of the bus, even ones to the right. */
export function PanelSchedule() {
  const { title, items } = page.systems
  return (
    <Section ground="deep" pace="turn">
      <SectionHead title={title} />
      <ol className={styles.panelSchedule}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <span className={`${styles.breaker} ${text.annotation}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Plate of={drawings} part={[index, items.length]} className={styles.circuit} />
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
