import type { WayOn as Content } from '#content/way-on.ts'
import { services } from '#content/services.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import { ServiceScene } from '#app/site/drawings/service-scene.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from './site-link.tsx'
import * as styles from './way-on.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  wayOn: Content
  /** What the page has to do with each of the two, in its own language: a plate of two parts. */
  join: PlateFile
  /** How it stands on the sheet: over its words, on the edge to the next band, or beside its words. */
  look?: 'over' | 'edge' | 'beside'
  ground?: 'paper' | 'sheet'
}

const looks = { over: '', edge: ` ${styles.edge}`, beside: ` ${styles.beside}` }

/** The match line at the edge of a sheet: what it joins, and which sheet comes after it. */
export function WayOn({ wayOn, join, look = 'over', ground = 'paper' }: Props) {
  const { title, note, worksWith, next } = wayOn
  return (
    <Section ground={ground} className={styles.wayOn + looks[look]}>
      <h2 className={text.h2}>{title}</h2>
      <p className={text.annotation}>{note}</p>
      <ul>
        {worksWith.map(({ name, href, sentence }, index) => (
          <li key={href}>
            <Plate of={join} part={[index, worksWith.length]} />
            <div>
              <SiteLink to={href}>{name}</SiteLink>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
      <SiteLink to={next.href} className={styles.next}>
        {next.label}
        <ServiceScene of={services.findIndex(({ key }) => key === next.key) + 1} />
      </SiteLink>
    </Section>
  )
}
