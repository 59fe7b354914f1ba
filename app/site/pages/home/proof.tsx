import { proof } from '#content/home.ts'
import { totals } from '#content/totals.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { Figures } from './figures.tsx'

/** What the agency has done in all, each figure with what it measures; revenue first. */
export function Proof() {
  return (
    <Section ground="sheet">
      <SectionHead title={proof.heading} lead={proof.lead} />
      <Figures of={totals.toReversed()} />
    </Section>
  )
}
