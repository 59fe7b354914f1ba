import { page, seo } from '#content/pages/consulting.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/consulting.plate.ts?plate'
import join from '#app/site/drawings/joins/consulting.plate.ts?plate'
import joinOnPhone from '#app/site/drawings/joins/consulting-phone.plate.ts?plate'
import strip from '#app/site/drawings/steps/consulting.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { FigurePlate } from '#app/site/sections/figure-plate.tsx'
import { MetricRow } from '#app/site/sections/metric-row.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Stations } from '#app/site/sections/stations.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import { CohortTable } from './cohort-table.tsx'
import drawings from './included.plate.ts?plate'
import drawingsOnPhone from './included-phone.plate.ts?plate'
import raised from './raised.plate.ts?plate'
import raisedOnPhone from './raised-phone.plate.ts?plate'
import survey from './survey.plate.ts?plate'
import surveyOnPhone from './survey-phone.plate.ts?plate'
import * as drawn from '#app/site/sections/drawn-list.module.css'
import * as styles from './consulting.module.css'
import * as text from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo }

const stages = ['first visit', 'product page', 'cart', 'order', 'second order']

export function Component() {
  const { hero, focus, fieldNote, included, steps, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next} layout="below">
        <Stations of={survey} phone={surveyOnPhone} words={stages} className={styles.stages} />
      </PageHero>
      <Section ground="sheet" pace="near">
        <SectionHead title={focus.title} />
        <MetricRow
          items={focus.items}
          scope={focus.scope}
          draw={(each) => (
            <FigurePlate
              of={raised}
              phone={raisedOnPhone}
              part={[focus.items.indexOf(each), focus.items.length]}
            />
          )}
        />
      </Section>
      <FieldNote note={fieldNote}>
        <CohortTable />
      </FieldNote>
      <Section ground="deep" pace="turn">
        <SectionHead title={included.title} />
        <ul className={`${drawn.list} ${styles.included}`}>
          {included.items.map(({ title, description }, index) => (
            <li key={title}>
              <Plate of={drawings} phone={drawingsOnPhone} part={[index, included.items.length]} />
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="sheet">
        <SectionHead title={steps.title} />
        <Steps items={steps.items} strip={strip} />
      </Section>
      <WayOn wayOn={wayOn} join={join} joinOnPhone={joinOnPhone} look="edge" />
      <ClosingBand closing={closing} ground="sheet" poster={poster} />
    </>
  )
}
