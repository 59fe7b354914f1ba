import { page } from '#content/pages/business-systems.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './systems.plate.ts?plate'
import * as styles from './panel-schedule.module.css'
import * as text from '#app/ui/text.module.css'

/** A main switch, the bus from it to the ground, and the circuits: odd ones to its left, even ones to its right. */
export function PanelSchedule() {
  const { title, items } = page.systems
  const parts = items.length + 1
  return (
    <Section ground="deep" pace="turn">
      <SectionHead title={title} />
      <Plate of={drawings} part={[items.length, parts]} className={styles.mainSwitch} />
      <ol className={styles.panelSchedule}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <span className={`${styles.breaker} ${text.annotation}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Plate of={drawings} part={[index, parts]} className={styles.circuit} />
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
