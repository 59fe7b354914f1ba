import { page } from '#content/pages/studio.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { FrameDrawing } from './frame-drawing.tsx'
import * as styles from './studio.module.css'
import * as text from '#app/ui/text.module.css'

/** Six frames on two strips of film, as they come off the contact printer. */
export function ContactSheet() {
  const { title, items } = page.capabilities
  return (
    <Section ground="deep">
      <SectionHead title={title} />
      <ol className={styles.contactSheet}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <div className={styles.film}>
              <FrameDrawing at={index} />
            </div>
            <div className={styles.filmNote}>
              <span className={`${text.annotation} ${styles.annotation}`} aria-hidden="true">
                {index + 1}A
              </span>
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
