import { journey } from '#content/home.ts'
import stations from '#app/site/drawings/journey.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './journey.module.css'
import * as textStyles from '#app/ui/text.module.css'

/** Three stations of the parcel on one bench. Side by side, the light of one goes on in the next. */
export function Journey() {
  return (
    <Section ground="deep">
      <SectionHead title={journey.heading} lead={journey.lead} />
      <ol className={styles.journeyStages}>
        {journey.stages.map(({ key, name, text, tools }, place) => (
          <li key={key}>
            <Plate of={stations} part={[place, 3]} />
            <div>
              <h3 className={textStyles.h3}>{name}</h3>
              <p>{text}</p>
              <p className={textStyles.small}>{tools}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
