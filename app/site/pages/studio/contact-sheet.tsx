import { page } from '#content/pages/studio.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import frames from './frames.plate.ts?plate'
import * as styles from './studio.module.css'
import * as text from '#app/ui/text.module.css'

/** Six frames on two strips of film, as on a photographer's contact sheet. */
export function ContactSheet() {
  const { title, items } = page.capabilities
  return (
    <Section ground="deep">
      <SectionHead title={title} />
      <ol className={styles.contactSheet}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <div className={styles.film}>
              <Plate of={frames} part={[index, items.length]} className={styles.frameDrawing} />
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
