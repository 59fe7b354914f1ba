import { page } from '#content/pages/about.ts'
import { organization } from '#content/organization.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import parcel from './parcel.plate.ts?plate'
import { Section } from '#app/ui/section.tsx'
import * as styles from './story.module.css'
import * as text from '#app/ui/text.module.css'

/** The history of the agency, and its facts as the label of a parcel. */
export function Story() {
  const { story, numbers } = page
  return (
    <Section>
      <div className={styles.story}>
        <div className={styles.storyText}>
          <p className={`${text.annotation} ${styles.annotation}`}>{story.note}</p>
          <h2 className={text.h2}>{story.title}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {story.founder && (
            <p className={`${text.annotation} ${styles.annotation}`}>{story.founder}, founder</p>
          )}
        </div>
        <div className={styles.parcelLabel}>
          <Plate of={parcel} className={styles.parcel} />
          <h2 className={text.h3}>{numbers.title}</h2>
          <dl>
            {numbers.items.map(({ label, value }) => (
              <div key={label}>
                <dt className={`${text.annotation} ${styles.annotation}`}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div aria-hidden="true" className={styles.barcode} />
          <p className={`${text.annotation} ${styles.annotation}`}>
            {organization.tagline.join(', ')}
          </p>
        </div>
      </div>
    </Section>
  )
}
