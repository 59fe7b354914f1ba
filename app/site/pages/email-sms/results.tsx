import { page } from '#content/pages/email-sms.ts'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './email-sms.module.css'
import * as text from '#app/ui/text.module.css'
import * as figure from '#app/ui/figure.module.css'

/** What is live at each mark of the plan; the one result without a date is separate. */
export function Results() {
  const { title, headline, items, scope } = page.results
  return (
    <Section pace="near">
      <div className={styles.resultsHead}>
        <h2 className={text.h2}>{title}</h2>
        <div className={styles.resultsNote}>
          <p className={figure.figure}>{headline.value}</p>
          <div>
            <p className={figure.figureLabel}>{headline.label}</p>
            <p className={styles.resultsAbout}>{headline.description}</p>
          </div>
        </div>
      </div>
      <ScaleBar className={styles.resultsScale} />
      <ol className={styles.results}>
        {items.map(({ value, label, span, description }) => (
          <li key={span}>
            <p className={`${text.annotation} ${styles.annotation}`}>{span}</p>
            <h3 className={styles.resultsValue}>{value}</h3>
            <p className={figure.figureLabel}>{label}</p>
            <p className={styles.resultsAbout}>{description}</p>
          </li>
        ))}
      </ol>
      <p className={`${text.small} ${styles.annotation} ${styles.resultsScope}`}>{scope}</p>
    </Section>
  )
}
