import { page } from '#content/pages/our-approach.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import chart from './improvement.plate.ts?plate'
import chartOnPhone from './improvement-phone.plate.ts?plate'
import * as styles from './timeline.module.css'
import * as text from '#app/ui/text.module.css'
import * as figure from '#app/ui/figure.module.css'

/** The ranges in the text to scale, over the plan's 90 days. */
export function Timeline() {
  const { id, title, scope, items } = page.timeline
  return (
    <Section ground="deep" pace="turn">
      <SectionHead id={id} title={title} />
      <div className={styles.timeline}>
        <Plate of={chart} phone={chartOnPhone} />
        <ol>
          {items.map(({ span, value, description }) => (
            <li key={span}>
              <div>
                <h3 className={text.annotation}>{span}</h3>
                <p className={`${figure.figure} ${styles.figure}`}>
                  <Unbroken>{value}</Unbroken>
                </p>
              </div>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={`${text.small} ${styles.timelineScope}`}>{scope}</p>
    </Section>
  )
}
