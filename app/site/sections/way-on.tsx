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
  /** A plate of two parts: how this service works with each of the two others. */
  join: PlateFile
  joinOnPhone?: PlateFile
  /** The position of the drawings: above the text, at the edge to the next band, or beside the text. */
  look?: 'over' | 'edge' | 'beside'
  ground?: 'paper' | 'sheet'
  className?: string
}

const looks = { over: '', edge: ` ${styles.edge}`, beside: ` ${styles.beside}` }

/** The links to the two related services and to the next page, like the match line of a drawing set. */
export function WayOn({
  wayOn,
  join,
  joinOnPhone,
  look = 'over',
  ground = 'paper',
  className = '',
}: Props) {
  const { title, note, worksWith, next } = wayOn
  return (
    <Section ground={ground} className={`${styles.wayOn}${looks[look]} ${className}`.trim()}>
      <h2 className={text.h2}>{title}</h2>
      <p className={text.annotation}>{note}</p>
      <ul>
        {worksWith.map(({ name, href, sentence }, index) => (
          <li key={href}>
            <Plate of={join} phone={joinOnPhone} part={[index, worksWith.length]} />
            <div>
              <SiteLink to={href}>{name}</SiteLink>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
      <SiteLink to={next.href} className={styles.next}>
        {next.label}
        <ServiceScene of={services.findIndex(({ key }) => key === next.key) + 1} large />
      </SiteLink>
    </Section>
  )
}
