import { page } from '#content/pages/about.ts'
import { Section } from '#app/ui/section.tsx'
import * as styles from './statistics.module.css'
import * as text from '#app/ui/text.module.css'
import * as figure from '#app/ui/figure.module.css'

/** Five figures, each with a dimension line, on one sheet with a title. */
export function Statistics() {
  const { title, items } = page.statistics
  return (
    <Section ground="deep">
      <div className={styles.statistics}>
        <h2 className={text.h2}>{title}</h2>
        <ul>
          {items.map(({ number, label, description }) => (
            <li key={label}>
              <p className={`${figure.figure} ${styles.figure} ${styles.measured}`}>{number}</p>
              <h3 className={text.h4}>{label}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
