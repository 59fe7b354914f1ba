import { page, seo } from '#content/pages/careers.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { Section } from '#app/ui/section.tsx'
import { LetterDrawing } from './letter-drawing.tsx'
import { LongTable } from './long-table.tsx'
import { Openings } from './openings.tsx'
import { Trades } from './trades.tsx'
import { WorkingDay } from './working-day.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, hiring, fieldNote, closing } = page
  return (
    <>
      <PageHero hero={hero} layout="below">
        <LongTable />
      </PageHero>
      <WorkingDay />
      <Trades />
      <Section>
        <SectionHead id={hiring.id} title={hiring.title} />
        <Steps items={hiring.items} />
      </Section>
      <Openings />
      <FieldNote note={fieldNote}>
        <LetterDrawing />
      </FieldNote>
      <ClosingBand closing={closing} />
    </>
  )
}
