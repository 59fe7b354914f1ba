import { page } from '#content/pages/portfolio.ts'
import { Section } from '#app/ui/section.tsx'
import { SamplePicture } from './sample-picture.tsx'
import * as styles from './samples.module.css'
import * as text from '#app/ui/text.module.css'

const { title, all, mediums, note, labels, items } = page.samples
const choices = [all, ...mediums]

/** The kinds of work in frames of their aspect ratio: vertical stills, wide films, long recordings. */
export function Samples() {
  return (
    <Section ground="sheet" className={styles.samples}>
      <div className={styles.samplesHead}>
        <h2 className={text.h2}>{title}</h2>
        {/* Filtering is done by CSS alone, so that no script is needed. */}
        <fieldset className={styles.samplesChoice}>
          <legend className={text.srOnly}>Show</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="medium"
                value={choice}
                defaultChecked={choice === all}
                suppressHydrationWarning
              />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
        <p className={text.small}>{note}</p>
      </div>
      {mediums.map((medium) => (
        <ul key={medium} data-medium={medium}>
          {items.map((sample, index) =>
            sample.medium === medium ? (
              <li key={sample.title}>
                <SamplePicture of={sample} />
                <div>
                  <p className={`${text.annotation} ${styles.sampleNumber}`} aria-hidden="true">
                    {medium} {index + 1}
                  </p>
                  <h3 className={text.h3}>{sample.title}</h3>
                </div>
                <dl>
                  <div>
                    <dt className={text.annotation}>{labels.brief}</dt>
                    <dd>{sample.brief}</dd>
                  </div>
                  <div>
                    <dt className={text.annotation}>{labels.delivered}</dt>
                    <dd>{sample.delivered}</dd>
                  </div>
                </dl>
              </li>
            ) : null,
          )}
        </ul>
      ))}
    </Section>
  )
}
