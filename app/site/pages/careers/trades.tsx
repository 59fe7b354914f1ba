import { page } from '#content/pages/careers.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import workstations from './trades.plate.ts?plate'
import * as styles from './careers.module.css'
import * as text from '#app/ui/text.module.css'

const { title, lead, items } = page.trades

/** Three trades, each at its own desk, on one floor. */
export function Trades() {
  return (
    <Section ground="deep" pace="turn">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.trades}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <Plate of={workstations} part={[index, items.length]} className={styles.workstation} />
            <h3 className={text.h3}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
