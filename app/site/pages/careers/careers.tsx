import { page, seo } from '#content/pages/careers.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/careers.plate.ts?plate'
import strip from '#app/site/drawings/steps/careers.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { Section } from '#app/ui/section.tsx'
import { LetterDrawing } from './letter-drawing.tsx'
import longTable from './long-table.plate.ts?plate'
import longTableOnPhone from './long-table-phone.plate.ts?plate'
import longTableOnTablet from './long-table-tablet.plate.ts?plate'
import { Openings } from './openings.tsx'
import { Trades } from './trades.tsx'
import { WorkingDay } from './working-day.tsx'
import * as styles from './careers.module.css'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, hiring, fieldNote, closing } = page
  return (
    <>
      <PageHero hero={hero} layout="below">
        {/* One table from above with thirty chairs, and one more for the next person. */}
        <Plate
          of={longTable}
          phone={longTableOnPhone}
          tablet={longTableOnTablet}
          className={styles.longTable}
          eager
        />
      </PageHero>
      <Openings />
      <WorkingDay />
      <Trades />
      <Section>
        <SectionHead id={hiring.id} title={hiring.title} />
        <Steps items={hiring.items} strip={strip} />
      </Section>
      <FieldNote note={fieldNote} ground="sheet" mirrored>
        <LetterDrawing />
      </FieldNote>
      <ClosingBand closing={closing} poster={poster} />
    </>
  )
}
