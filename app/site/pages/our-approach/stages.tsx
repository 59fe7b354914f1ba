import { page } from '#content/pages/our-approach.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import drawings from './stages.plate.ts?plate'
import * as styles from './our-approach.module.css'
import * as text from '#app/ui/text.module.css'

const columns = ['challenges', 'solutions', 'metrics'] as const

const classOf = {
  challenges: styles.stageChallenges,
  solutions: styles.stageSolutions,
  metrics: styles.stageMetrics,
}

/** Each stage as three lines of a ledger: the problem, the repair, and how success is measured. */
export function Stages() {
  const { title, items, labels } = page.stages
  return (
    <Section ground="sheet">
      <SectionHead title={title} />
      <ol className={styles.stages}>
        {items.map((stage, index) => (
          <li key={stage.title} data-waits={index > 0 || undefined}>
            <div className={styles.stageName}>
              <Plate of={drawings} part={[index, items.length]} className={styles.stageDrawing} />
              <h3 className={text.h3}>{stage.title}</h3>
              <p>{stage.lead}</p>
            </div>
            <div className={styles.stageLedger}>
              {columns.map((column) => (
                <div key={column} className={classOf[column]}>
                  <h4 className={text.annotation}>{labels[column]}</h4>
                  <ul>
                    {stage[column].map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
