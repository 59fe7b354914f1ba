import { page } from '#content/pages/careers.ts'
import { Section } from '#app/ui/section.tsx'
import * as styles from './careers.module.css'
import * as text from '#app/ui/text.module.css'

const { title, lead, items } = page.openings

/** The list of open roles. If there are none its field is crossed out, as on a drawing. */
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
          <Struck />
        )}
      </div>
    </Section>
  )
}

const Struck = () => (
  <div className={`${styles.struck} ${text.annotation}`} aria-hidden="true">
    <p>
      <span>Role</span>
      <span>Place</span>
      <span>Pay range</span>
    </p>
    <svg width="100%" height="200" preserveAspectRatio="none" viewBox="0 0 100 100">
      <path d="M0 0L100 100M100 0L0 100" vectorEffect="non-scaling-stroke" />
    </svg>
  </div>
)
