import { page } from '#content/pages/careers.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './working-day.plate.ts?plate'
import * as styles from './careers.module.css'
import * as text from '#app/ui/text.module.css'

const { title, items } = page.values

/** Each value, and what it requires in practice. */
export function WorkingDay() {
  return (
    <Section>
      <div className={styles.workingDay}>
        <h2 className={text.h2}>{title}</h2>
        <ul>
          {items.map(({ title, description, atWork }, place) => (
            <li key={title}>
              <Plate of={drawings} part={[place, items.length]} />
              <div>
                <h3 className={text.h3}>{title}</h3>
                <p>{description}</p>
              </div>
              <p className={styles.workingDayNote} data-ground="deep">
                {atWork}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
