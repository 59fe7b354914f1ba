import { page } from '#content/pages/our-approach.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { StageDrawing } from './stage-drawing.tsx'

const columns = ['challenges', 'solutions', 'metrics'] as const

/** Each stage as three lines of a ledger: what goes wrong, what is done about it, what shows that it worked. */
export function Stages() {
  const { title, items, labels } = page.stages
  return (
    <Section ground="sheet">
      <SectionHead title={title} />
      <ol className="stages">
        {items.map((stage, index) => (
          <li key={stage.title}>
            <div className="stage-name">
              <StageDrawing at={index} />
              <h3 className="text-h3">{stage.title}</h3>
              <p>{stage.lead}</p>
            </div>
            <div className="stage-ledger">
              {columns.map((column) => (
                <div key={column} className={`stage-${column}`}>
                  <h4 className="annotation">{labels[column]}</h4>
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
