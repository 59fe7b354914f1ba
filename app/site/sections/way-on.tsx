import type { WayOn as Content } from '#content/way-on.ts'
import { services } from '#content/services.ts'
import { ServiceScene } from '#app/site/drawings/service-scene.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from './site-link.tsx'
import * as styles from './way-on.module.css'
import * as text from '#app/ui/text.module.css'

type Props = { wayOn: Content; ground?: 'paper' | 'sheet' }

/** The match line at the edge of a sheet: what it joins, and which sheet comes after it. */
export function WayOn({ wayOn: { title, worksWith, next }, ground = 'paper' }: Props) {
  return (
    <Section ground={ground} className={styles.wayOn}>
      <h2 className={text.h3}>{title}</h2>
      <ul>
        {worksWith.map(({ name, href, sentence }) => (
          <li key={href}>
            <SiteLink to={href}>{name}</SiteLink>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      <SiteLink to={next.href} className={styles.next}>
        <ServiceScene of={services.findIndex(({ key }) => key === next.key) + 1} />
        {next.label}
      </SiteLink>
    </Section>
  )
}
