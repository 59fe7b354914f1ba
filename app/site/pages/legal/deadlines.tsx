import type { Deadline } from '#content/page-types.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './deadlines.module.css'
import * as figure from '#app/ui/figure.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  title: string
  items: Deadline[]
  /** The plate has one part per deadline. */
  drawings: PlateFile
  waits?: boolean
}

/** Legal deadlines, each on a ruler of days. */
export function Deadlines({ title, items, drawings, waits }: Props) {
  return (
    <Section ground="deep" pace="near" waits={waits}>
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
