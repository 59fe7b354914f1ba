import { metrics } from '#content/home.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './results.plate.ts?plate'
import * as styles from './metrics.module.css'
import * as figure from '#app/ui/figure.module.css'
import * as text from '#app/ui/text.module.css'

const { heading, note, roas, shipping, retention } = metrics
const results = [roas, shipping, retention]

/**
 * Three results on one sheet, each in a cell with its drawing. The first, which is also pinned to the hero's ruler, has
 * the section's heading in its cell, so the cells are not a list.
 */
export function Metrics() {
  return (
    <Section>
      <div className={styles.results}>
        {results.map(({ number, label, description }, index) => (
          <div key={label}>
            {index === 0 && <SectionHead title={heading} lead={note} />}
            <Plate of={drawings} part={[index, results.length]} />
            <div>
              <p className={`${figure.figure} ${styles.figure}`}>{number}</p>
              <h3 className={text.h4}>{label}</h3>
              <p className={text.small}>{description}</p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
