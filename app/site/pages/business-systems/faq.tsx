import { page } from '#content/pages/business-systems.ts'
import { Accordion } from '#app/site/sections/accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './business-systems.module.css'
import * as text from '#app/ui/text.module.css'

export function Faq() {
  const { title, items } = page.faq
  return (
    <Section ground="sheet">
      <div className={styles.faq}>
        <h2 className={text.h2}>{title}</h2>
        <Accordion name="business-systems-questions" items={items} />
      </div>
    </Section>
  )
}
