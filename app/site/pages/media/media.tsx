import { page, seo } from '#content/pages/media.ts'
import type { ScreenHandle } from '#app/screen.ts'
import posterOnPhone from '#app/site/drawings/closing/media.plate.ts?plate'
import poster from '#app/site/drawings/closing/media-wide.plate.ts?plate'
import join from '#app/site/drawings/joins/media.plate.ts?plate'
import joinOnPhone from '#app/site/drawings/joins/media-phone.plate.ts?plate'
import strip from '#app/site/drawings/steps/media.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { FigurePlate } from '#app/site/sections/figure-plate.tsx'
import { MetricRow } from '#app/site/sections/metric-row.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Section } from '#app/ui/section.tsx'
import { BreakEven } from './break-even.tsx'
import { Channels } from './channels.tsx'
import desk from './console.plate.ts?plate'
import rise from './rise.plate.ts?plate'
import riseOnPhone from './rise-phone.plate.ts?plate'
import * as styles from './media.module.css'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, fieldNote, steps, results, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next}>
        <Plate of={desk} eager />
      </PageHero>
      <Channels />
      <FieldNote note={fieldNote} mirrored>
        <BreakEven />
      </FieldNote>
      <Section ground="deep" pace="turn">
        <SectionHead title={steps.title} />
        <ScaleBar className={styles.stepsScale} />
        <Steps items={steps.items} strip={strip} />
      </Section>
      <Section pace="near">
        <SectionHead title={results.title} id={results.id} />
        <MetricRow
          items={results.items}
          scope={results.scope}
          draw={(each) => (
            <FigurePlate
              of={rise}
              phone={riseOnPhone}
              part={[results.items.indexOf(each), results.items.length]}
            />
          )}
        />
      </Section>
      <WayOn wayOn={wayOn} join={join} joinOnPhone={joinOnPhone} ground="sheet" />
      <ClosingBand closing={closing} poster={poster} posterOnPhone={posterOnPhone} look="along" />
    </>
  )
}
