import { page, seo } from '#content/pages/marketplaces.ts'
import type { ScreenHandle } from '#app/screen.ts'
import posterOnPhone from '#app/site/drawings/closing/marketplaces.plate.ts?plate'
import poster from '#app/site/drawings/closing/marketplaces-wide.plate.ts?plate'
import join from '#app/site/drawings/joins/marketplaces.plate.ts?plate'
import joinOnPhone from '#app/site/drawings/joins/marketplaces-phone.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { MetricRow } from '#app/site/sections/metric-row.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import { Bays } from './bays.tsx'
import { LiveList } from './live-list.tsx'
import { frameOf } from './managed-cells.ts'
import managed from './managed.plate.ts?plate'
import managedOnPhone from './managed-phone.plate.ts?plate'
import drawings from './outcomes.plate.ts?plate'
import shelf from './one-shelf.plate.ts?plate'
import * as drawn from '#app/site/sections/drawn-list.module.css'
import * as styles from './marketplaces.module.css'
import * as text from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, capabilities, outcomes, fieldNote, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next}>
        <Plate of={shelf} eager />
      </PageHero>
      <Bays />
      <Section ground="deep" pace="turn">
        <SectionHead title={capabilities.title} id={capabilities.id} />
        <ul className={`${drawn.list} ${styles.planogram}`}>
          {capabilities.items.map(({ title, description }, place) => (
            <li key={title}>
              <Plate
                of={managed}
                phone={managedOnPhone}
                frame={frameOf(place)}
                part={[place, capabilities.items.length]}
              />
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="sheet">
        <SectionHead title={outcomes.title} lead={outcomes.lead} />
        <MetricRow
          items={outcomes.items}
          scope={outcomes.scope}
          draw={(each) => (
            <Plate
              of={drawings}
              part={[outcomes.items.indexOf(each), outcomes.items.length]}
              className={styles.outcome}
            />
          )}
        />
      </Section>
      <FieldNote note={fieldNote} mirrored>
        <LiveList />
      </FieldNote>
      <WayOn wayOn={wayOn} join={join} joinOnPhone={joinOnPhone} look="edge" ground="sheet" />
      <ClosingBand closing={closing} poster={poster} posterOnPhone={posterOnPhone} look="along" />
    </>
  )
}
