import { page } from '#content/pages/marketplaces.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Points } from '#app/site/sections/points.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './bays.plate.ts?plate'
import * as styles from './bays.module.css'
import * as text from '#app/ui/text.module.css'

/** Three shelf bays, each with what decides the sale as the label on its edge. */
export function Bays() {
  const { title, items } = page.marketplaces
  return (
    <Section ground="sheet">
      <SectionHead title={title} />
      <ul className={styles.bays}>
        {items.map(({ title, badge, description, points = [] }, index) => (
          <li key={title}>
            <Plate of={drawings} part={[index, items.length]} />
            <h3>{title}</h3>
            <p>{description}</p>
            <Points items={points} />
            <p className={`${styles.bayEdge} ${text.small} ${styles.annotation}`}>{badge}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
