import { page } from '#content/pages/terms.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './deadlines.plate.ts?plate'
import * as styles from './deadlines.module.css'
import * as figure from '#app/ui/figure.module.css'
import * as text from '#app/ui/text.module.css'

const { title, items } = page.deadlines

/** The spans that somebody has to keep, each on a ruler of its days. */
export function Deadlines() {
  return (
    <Section ground="deep" pace="near">
      <SectionHead title={title} />
      <ul className={styles.deadlines}>
        {items.map(({ span, what, text: words }, index) => (
          <li key={what}>
            <Plate of={drawings} part={[index, items.length]} />
            <p className={figure.figure}>{span}</p>
            <h3 className={text.h3}>{what}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
