import { page, seo } from '#content/pages/email-sms.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/email-sms.plate.ts?plate'
import join from '#app/site/drawings/joins/email-sms.plate.ts?plate'
import joinOnPhone from '#app/site/drawings/joins/email-sms-phone.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import strip from '#app/site/drawings/steps/email-sms.plate.ts?plate'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Stations } from '#app/site/sections/stations.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import behindSend from './behind-send.plate.ts?plate'
import { Flows } from './flows.tsx'
import holdout from './holdout.plate.ts?plate'
import { Results } from './results.tsx'
import sequence from './sequence.plate.ts?plate'
import sequenceOnPhone from './sequence-phone.plate.ts?plate'
import { Walk } from './walk.tsx'
import * as styles from './email-sms.module.css'
import * as text from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo }

/** The last action of the customer before each message, and the outcome at the end. */
const moments = ['joined', 'looked', 'left', 'received', 'ran out', 'ordered again']

export function Component() {
  const { hero, services, fieldNote, steps, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next} layout="below">
        <Stations
          of={sequence}
          phone={sequenceOnPhone}
          folded
          words={moments}
          className={styles.moments}
        />
      </PageHero>
      <Section ground="sheet">
        <SectionHead title={services.title} />
        <ul className={styles.patchBay}>
          {services.items.map(({ title, badge, description }, index) => (
            <li key={title}>
              <Plate of={behindSend} part={[index, services.items.length]} />
              <p className={`${text.small} ${styles.annotation}`}>{badge}</p>
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Flows />
      <Walk />
      <FieldNote note={fieldNote}>
        <Plate of={holdout} />
      </FieldNote>
      <Section ground="sheet">
        <SectionHead title={steps.title} />
        <Steps items={steps.items} strip={strip} />
      </Section>
      <Results />
      <WayOn wayOn={wayOn} join={join} joinOnPhone={joinOnPhone} look="edge" ground="sheet" />
      <ClosingBand closing={closing} poster={poster} look="card" className={styles.airmail} />
    </>
  )
}
