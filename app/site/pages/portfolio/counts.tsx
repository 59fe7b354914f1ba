import { page } from '#content/pages/portfolio.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Section } from '#app/ui/section.tsx'
import piecesOnPhone from './pieces-phone.plate.ts?plate'
import pieces from './pieces.plate.ts?plate'
import * as styles from './counts.module.css'
import * as text from '#app/ui/text.module.css'

const { title, scope, items } = page.counts

/** The amounts as marks on shelves. */
export function Counts() {
  return (
    <Section ground="deep" pace="near">
      <div className={styles.countsHead}>
        <h2 className={text.h2}>{title}</h2>
        <p className={text.annotation}>{scope}</p>
      </div>
      <ul className={styles.counts}>
        {items.map(({ value, label, description }, index) => (
          <li key={label}>
            <div>
              <p className={styles.countsValue}>{value}</p>
              <div>
                <p className={text.h4}>{label}</p>
                <p className={styles.countsAbout}>{description}</p>
              </div>
            </div>
            <Plate
              of={pieces}
              phone={piecesOnPhone}
              part={[index, items.length]}
              className={styles.pieces}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
