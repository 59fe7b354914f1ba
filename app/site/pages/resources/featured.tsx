import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Stations } from '#app/site/sections/stations.tsx'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { page } from '#content/pages/resources.ts'
import { Description } from './description.tsx'
import { featured } from './library.ts'
import stagesOnPhone from './pictures/stages-phone.plate.ts?plate'
import stages from './pictures/stages-wide.plate.ts?plate'
import * as styles from './resources.module.css'
import * as resourceCard from './resource-card.module.css'
import * as text from '#app/ui/text.module.css'

/** Each below its part of the drawing. */
const names = ['Awareness', 'Consideration', 'Conversion', 'Retention']
const { note, views, button } = page.featured

/** The featured resource as an open sheet: its drawing, with its content beside it. */
export function Featured() {
  const { slug, type, title, description, readTime } = featured
  return (
    <Section ground="deep">
      <div className={styles.featuredSheet}>
        <div>
          <Stations
            of={stages}
            phone={stagesOnPhone}
            words={names}
            className={styles.featuredStages}
            lazy
          />
          <ScaleBar mark={90} className={styles.featuredScale} />
        </div>
        <div className={styles.featuredText}>
          <p className={`${resourceCard.badges} ${styles.badges} ${text.annotation}`}>
            <span className={resourceCard.badge}>{type}</span>
            <span>{note}</span>
          </p>
          <h2 className={text.h2}>{title}</h2>
          <p className={`${text.lead} ${styles.lead}`}>
            <Description>{description}</Description>
          </p>
          <dl className={styles.featuredFacts}>
            <div>
              <dt className={text.annotation}>{page.facts.readTime}</dt>
              {/* The label says the rest of "8 min read". */}
              <dd>{readTime.replace(' read', '')}</dd>
            </div>
            <div>
              <dt className={text.annotation}>{views.label}</dt>
              <dd>{views.value}</dd>
            </div>
          </dl>
          <SiteLink to={`/resources/${slug}`} className={buttonClass('chalk', 'large')}>
            {button}
          </SiteLink>
        </div>
      </div>
    </Section>
  )
}
