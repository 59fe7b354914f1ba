import { page } from '#content/pages/email-sms.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import strips from './flow-strips.plate.ts?plate'
import * as styles from './email-sms.module.css'
import * as text from '#app/ui/text.module.css'

/** A timing diagram for each flow, on its own scale. */
export function Flows() {
  const { items, ...head } = page.flows
  return (
    <Section ground="deep" pace="turn">
      <SectionHead {...head} />
      <ol className={styles.flows}>
        {items.map(({ title, trigger, timing, description }, index) => (
          <li key={title}>
            <div>
              <h3 className={text.h3}>{title}</h3>
              <Plate of={strips} part={[index, items.length]} className={styles.flowStrip} />
            </div>
            <dl className={text.small}>
              <div>
                <dt>Starts</dt>
                <dd>{trigger}</dd>
              </div>
              <div>
                <dt>Sends</dt>
                <dd>{timing}</dd>
              </div>
            </dl>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
