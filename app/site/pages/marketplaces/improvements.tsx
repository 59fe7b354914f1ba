import { page } from '#content/pages/marketplaces.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './marketplaces.module.css'
import * as text from '#app/ui/text.module.css'

/** A hundred is this share of the bar's place, so that the longest still fits. */
const scale = 0.6

const width = (amount: number) => `${amount * scale}%`

/** Each figure as two lines: where it started, and where it ended. */
export function Improvements() {
  const { items, ...head } = page.improvements
  return (
    <Section ground="sheet">
      <SectionHead {...head} />
      <ul className={styles.improvements}>
        {items.map(({ label, value, before, after, note }) => (
          <li key={label}>
            <h3 className={text.h3}>{label}</h3>
            <svg aria-hidden className={styles.improvementBar} width="100%" height="76">
              <rect x="0" y="14" width={width(before)} height="14" />
              <rect className={styles.after} x="0" y="40" width={width(after)} height="22" />
              <line className={styles.start} x1={width(before)} x2={width(before)} y1="0" y2="76" />
            </svg>
            <p>
              <strong className={styles.improvementValue}>{value}</strong>{' '}
              <span className={`${text.small} ${styles.annotation}`}>{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
