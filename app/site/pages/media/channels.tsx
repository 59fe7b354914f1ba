import { page } from '#content/pages/media.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Points } from '#app/site/sections/points.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './channels.plate.ts?plate'
import * as styles from './media.module.css'
import * as text from '#app/ui/text.module.css'

/** Six strips of the console, each labelled with its rule. */
export function Channels() {
  const { items, ...head } = page.channels
  return (
    <Section ground="sheet">
      <SectionHead {...head} />
      <ol className={styles.channels}>
        {items.map(({ title, badge, description, points = [] }, index) => (
          <li key={title}>
            <Plate of={drawings} part={[index, items.length]} className={styles.channelDrawing} />
            <h3 className={text.h3}>{title}</h3>
            <p className={`${styles.channelBadge} ${text.small} ${styles.annotation}`}>{badge}</p>
            <p>{description}</p>
            <Points items={points} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
