import { metrics } from '#content/home.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { Figures } from './figures.tsx'
import risen from './roas.plate.ts?plate'

/** Three results, the first of them the one that is pinned to the ruler of the hero. */
export function Metrics() {
  const { heading, note, roas, shipping, retention } = metrics
  return (
    <Section>
      <SectionHead title={heading} lead={note} />
      <Figures of={[roas, shipping, retention]} drawing={<Plate of={risen} />} />
    </Section>
  )
}
