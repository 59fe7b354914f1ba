import { page, seo } from '#content/pages/our-approach.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/our-approach.plate.ts?plate'
import strip from '#app/site/drawings/steps/our-approach.plate.ts?plate'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Stations } from '#app/site/sections/stations.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { Section } from '#app/ui/section.tsx'
import channel from './channel.plate.ts?plate'
import channelOnPhone from './channel-phone.plate.ts?plate'
import { OneStage } from './one-stage.tsx'
import { Stages } from './stages.tsx'
import { Timeline } from './timeline.tsx'
import * as styles from './our-approach.module.css'

export const handle: ScreenHandle = { seo }

/** The third is the one that the drawing widens. */
const stages = page.stages.items.map(({ title }, index) =>
  index === 2 ? `${title.toLowerCase()}: start here` : title.toLowerCase(),
)

export function Component() {
  const { hero, diagnosis, fieldNote, closing } = page
  return (
    <>
      <PageHero hero={hero} layout="below">
        <Stations
          of={channel}
          phone={channelOnPhone}
          words={stages}
          className={styles.channelWords}
        />
      </PageHero>
      <Stages />
      <Section>
        <SectionHead title={diagnosis.title} />
        <Steps items={diagnosis.items} strip={strip} />
      </Section>
      <FieldNote note={fieldNote} ground="sheet" mirrored>
        <OneStage />
      </FieldNote>
      <Timeline />
      <ClosingBand closing={closing} poster={poster} look="card" />
    </>
  )
}
