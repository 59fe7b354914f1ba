import { proof } from '#content/home.ts'
import { totals } from '#content/totals.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './proof.module.css'
import * as figure from '#app/ui/figure.module.css'
import * as text from '#app/ui/text.module.css'

/** The agency's totals, each with a drawing of its unit; revenue comes first, at the largest size. */
export function Proof() {
  return (
    <Section ground="sheet">
      <SectionHead title={proof.heading} lead={proof.lead} />
      <ul className={styles.totals}>
        {totals.toReversed().map(({ number, label, description }) => (
          <li key={label}>
            <p className={`${figure.figure} ${styles.figure}`}>{number}</p>
            <div>
              <h3 className={text.h4}>{label}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
