import { page } from '#content/pages/media.ts'
import { Points } from '#app/site/sections/points.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { ChannelFormat } from './channel-format.tsx'
import * as styles from './media.module.css'
import * as text from '#app/ui/text.module.css'

/** Six strips of the desk, each labelled with the rule it is run by. */
export function Channels() {
  const { items, ...head } = page.channels
  return (
    <Section ground="sheet">
      <SectionHead {...head} />
      <ol className={styles.channels}>
        {items.map(({ title, badge, description, points = [] }) => (
          <li key={title}>
            <ChannelFormat of={title} />
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
