import { page, seo } from '#content/pages/podcast.ts'
import type { ScreenHandle } from '#app/screen.ts'
import posterOnPhone from '#app/site/drawings/closing/podcast.plate.ts?plate'
import poster from '#app/site/drawings/closing/podcast-wide.plate.ts?plate'
import join from '#app/site/drawings/joins/podcast.plate.ts?plate'
import joinOnPhone from '#app/site/drawings/joins/podcast-phone.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import strip from '#app/site/drawings/steps/podcast.plate.ts?plate'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { MetricRow } from '#app/site/sections/metric-row.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import { Arrangement } from './arrangement.tsx'
import { CableBay } from './cable-bay.tsx'
import { Leveling } from './leveling.tsx'
import records from './records.plate.ts?plate'
import { RetentionCurve } from './retention-curve.tsx'
import { Session } from './session.tsx'
import * as styles from './podcast.module.css'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, metrics, process, fieldNote, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next} layout="below">
        <Session />
      </PageHero>
      <Arrangement />
      <Section ground="deep" pace="near">
        <SectionHead title={metrics.title} />
        <MetricRow
          items={metrics.items}
          scope={metrics.scope}
          draw={(metric) => (
            <Plate
              of={records}
              part={[metrics.items.indexOf(metric), 3]}
              className={styles.recordDrawing}
            />
          )}
        />
      </Section>
      <Leveling />
      <Section>
        <SectionHead title={process.title} />
        <Steps items={process.items} strip={strip} />
      </Section>
      <FieldNote note={fieldNote} ground="sheet">
        <RetentionCurve />
      </FieldNote>
      <CableBay />
      <WayOn wayOn={wayOn} join={join} joinOnPhone={joinOnPhone} ground="sheet" />
      <ClosingBand
        closing={closing}
        poster={poster}
        posterOnPhone={posterOnPhone}
        look="along"
        className={styles.question}
      />
    </>
  )
}
