import { page, seo } from '#content/pages/studio.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/studio.plate.ts?plate'
import join from '#app/site/drawings/joins/studio.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import strip from '#app/site/drawings/steps/studio.plate.ts?plate'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { MetricRow } from '#app/site/sections/metric-row.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { Lights } from './lights.tsx'
import made from './made.plate.ts?plate'
import { Room } from './room.tsx'
import set from './set.plate.ts?plate'
import sevenImages from './seven-images.plate.ts?plate'
import * as styles from './studio.module.css'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, portfolio, process, fieldNote, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next}>
        <Plate of={set} eager />
      </PageHero>
      <ContactSheet />
      <Section ground="sheet" pace="near">
        <SectionHead title={portfolio.title} />
        <MetricRow
          items={portfolio.items}
          scope={portfolio.scope}
          draw={(metric) => (
            <Plate of={made} part={[portfolio.items.indexOf(metric), 3]} className={styles.made} />
          )}
        />
      </Section>
      <Lights />
      <Section>
        <SectionHead title={process.title} />
        <Steps items={process.items} strip={strip} />
      </Section>
      <FieldNote note={fieldNote} ground="sheet" mirrored>
        <Plate of={sevenImages} />
      </FieldNote>
      <Room />
      <WayOn wayOn={wayOn} join={join} ground="sheet" />
      <ClosingBand closing={closing} poster={poster} look="before" />
    </>
  )
}
