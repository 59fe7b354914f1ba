import { journey } from '#content/home.ts'
import lens from '#app/site/drawings/lens.plate.ts?plate'
import lighthouse from '#app/site/drawings/lighthouse.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import shelf from '#app/site/drawings/shelf.plate.ts?plate'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './journey.module.css'
import * as textStyles from '#app/ui/text.module.css'

const plates = { awareness: lighthouse, conversion: lens, retention: shelf }

/** Three stations of the parcel on one bench. Side by side, the light of one goes on in the next. */
export function Journey() {
  return (
    <Section ground="deep">
      <SectionHead title={journey.heading} lead={journey.lead} />
      <ol className={styles.journeyStages}>
        {journey.stages.map(({ key, name, text, tools }) => (
          <li key={key}>
            <Plate of={plates[key]} />
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
