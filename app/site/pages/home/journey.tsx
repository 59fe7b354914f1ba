import { journey } from '#content/home.ts'
import { JourneyDrawing } from './journey-drawing.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './journey.module.css'
import * as textStyles from '#app/ui/text.module.css'

export function Journey() {
  return (
    <Section ground="deep">
      <div className={styles.journeyHead}>
        <h2 className={textStyles.h2}>{journey.heading}</h2>
        <p className={textStyles.lead}>{journey.lead}</p>
      </div>
      <ol className={styles.journeyStages}>
        {journey.stages.map(({ key, name, text, tools }) => (
          <li key={key}>
            <JourneyDrawing stage={key} />
            <div>
              <h3 className={textStyles.h3}>{name}</h3>
              <p>{text}</p>
              <p className={`${textStyles.annotation} ${styles.annotation}`}>{tools}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
