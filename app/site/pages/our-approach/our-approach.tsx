import { page, seo } from '#content/pages/our-approach.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { Section } from '#app/ui/section.tsx'
import { Channel } from './channel.tsx'
import { OneStage } from './one-stage.tsx'
import { Stages } from './stages.tsx'
import { Timeline } from './timeline.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, diagnosis, fieldNote, closing } = page
  return (
    <>
      <PageHero hero={hero} layout="below">
        <Channel />
      </PageHero>
      <Stages />
      <Section>
        <SectionHead title={diagnosis.title} />
        <Steps items={diagnosis.items} />
      </Section>
      <FieldNote note={fieldNote} ground="sheet">
        <OneStage />
      </FieldNote>
      <Timeline />
      <ClosingBand closing={closing} ground="paper" />
    </>
  )
}
