import { page } from '#content/pages/business-systems.ts'
import { Accordion } from '#app/site/sections/accordion.tsx'
import { Section } from '#app/ui/section.tsx'

export function Faq() {
  const { title, items } = page.faq
  return (
    <Section ground="sheet">
      <div className="faq">
        <h2 className="text-h2">{title}</h2>
        <Accordion name="business-systems-questions" items={items} />
      </div>
    </Section>
  )
}
