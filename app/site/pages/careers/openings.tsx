import { page } from '#content/pages/careers.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Section } from '#app/ui/section.tsx'
import freeHook from './free-hook.plate.ts?plate'
import * as styles from './careers.module.css'
import * as text from '#app/ui/text.module.css'

const { title, lead, items } = page.openings

/** The list of open roles, or a hook that is free. */
export function Openings() {
  return (
    <Section ground="sheet" pace="near">
      <div className={styles.openings}>
        <div>
          <h2 className={text.h2}>{title}</h2>
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
        </div>
        {items.length > 0 ? (
          <ul>
            {items.map(({ title, place, href }) => (
              <li key={title}>
                <a href={href}>{title}</a>
                <span className={text.annotation}>{place}</span>
              </li>
            ))}
          </ul>
        ) : (
          <Plate of={freeHook} className={styles.freeHook} />
        )}
      </div>
    </Section>
  )
}
