import { page } from '#content/pages/studio.ts'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { LensDiagram } from './lens-diagram.tsx'
import * as styles from './studio.module.css'
import * as text from '#app/ui/text.module.css'

/** What the room offers, as the table of a lens data sheet. */
export function Room() {
  const { title, items } = page.panel
  return (
    <Section pace="near">
      <div className={styles.room}>
        <h2 className={text.h2}>
          <Unbroken>{title}</Unbroken>
        </h2>
        <div>
          <LensDiagram />
        </div>
        <dl>
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt className={`${text.annotation} ${styles.annotation}`}>{label}</dt>
              <dd>
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
