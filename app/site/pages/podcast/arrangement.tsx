import { page } from '#content/pages/podcast.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import clips from './clips.plate.ts?plate'
import * as styles from './podcast.module.css'

/** Six clips of one arrangement, each on its own track and later than the one above. */
export function Arrangement() {
  const { title, items } = page.services
  return (
    <Section ground="sheet">
      <SectionHead title={title} />
      <ol className={styles.arrangement}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <span className={styles.track} data-ground="deep" aria-hidden="true">
              {index + 1}
            </span>
            {/* The delay of its start. */}
            <svg aria-hidden width={`${index * 7}%`} height="1" />
            <div className={styles.clip}>
              <h3>{title}</h3>
              <Plate of={clips} part={[index, items.length]} className={styles.clipDrawing} />
              <p>
                <Unbroken>{description}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
