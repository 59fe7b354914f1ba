import { page } from '#content/pages/web-design.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { SheetDrawing } from './sheet-drawing.tsx'
import * as styles from './web-design.module.css'
import * as text from '#app/ui/text.module.css'

/** A drawing with eleven callouts, and the text of each. */
export function Included() {
  const { id, title, items } = page.included
  return (
    <Section ground="deep" pace="turn">
      <SectionHead id={id} title={title} />
      <div className={styles.included}>
        <SheetDrawing />
        <ol>
          {items.map(({ title, description }, index) => (
            <li key={title}>
              <span aria-hidden="true" className={styles.balloonNumber}>
                {index + 1}
              </span>
              <div>
                <h3 className={text.h4}>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
