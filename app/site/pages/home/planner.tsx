import { useEffect, useRef, useState } from 'react'
import { planner } from '#content/planner.ts'
import { type PrimaryNeed, primaryNeeds, revenueRanges } from '#contract/options.ts'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { rememberPlan } from '#app/site/tracking.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Choice } from './choice.tsx'
import { PlannerSheet } from './planner-sheet.tsx'
import * as actions from '#app/site/sections/actions.module.css'
import * as styles from './planner.module.css'

const { legends, stages } = planner

/** Takes the answers along to the form, whichever way the visitor goes there. The need goes with the link. */
function keepAnswers(table: HTMLElement) {
  const chosen = (name: string) =>
    table.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value
  const stage = stages.find(({ title }) => title === chosen('stage'))
  rememberPlan(
    stage ? planner.message(stage.title, stage.symptom) : null,
    chosen('revenueRange') ?? null,
  )
  return primaryNeeds.find((each) => each === chosen('primaryNeed'))
}

/**
 * Three answers and the sheet that they fill in. The browser draws it by `:has()` alone; the script only takes the answers
 * along to the form.
 */
export function Planner() {
  const table = useRef<HTMLDivElement>(null)
  const [need, setNeed] = useState<PrimaryNeed>()

  // What was chosen before the script came, or is still chosen on a page that the visitor came back to.
  useEffect(() => {
    if (table.current!.querySelector(':checked')) setNeed(keepAnswers(table.current!))
  }, [])

  return (
    <Section className={styles.planner}>
      <SectionHead id={planner.id} title={planner.heading} lead={planner.lead} />
      <div
        ref={table}
        className={styles.table}
        onChange={({ currentTarget }) => setNeed(keepAnswers(currentTarget))}
      >
        <div>
          <Choice name="revenueRange" legend={legends.revenueRange} of={revenueRanges} mark="r" />
          <Choice name="primaryNeed" legend={legends.primaryNeed} of={primaryNeeds} mark="n" />
          <Choice
            name="stage"
            legend={legends.stage}
            of={stages.map(({ title }) => title)}
            notes={stages.map(({ symptom }) => symptom)}
            mark="s"
          />
        </div>
        <div className={styles.sheet}>
          <PlannerSheet />
          <div className={actions.actions}>
            <CallToAction origin={`home: ${planner.heading}`} need={need}>
              {planner.action}
            </CallToAction>
            <Button look="secondary" onClick={() => print()}>
              {planner.print}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  )
}
