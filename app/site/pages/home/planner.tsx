import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate, useOutletContext } from 'react-router'
import { planner } from '#content/planner.ts'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { canFade } from '#app/navigation/link.tsx'
import { navigationType } from '#app/navigation/navigation-type.ts'
import { prefetch } from '#app/navigation/prefetch.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { rememberedAnswers, rememberPlan } from '#app/site/tracking.ts'
import { addStep } from '#app/site/visit-steps.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Choice } from './choice.tsx'
import { openServices, PlannerSheet } from './planner-sheet.tsx'
import * as actions from '#app/site/sections/actions.module.css'
import * as styles from './planner.module.css'

const { legends, stages } = planner
const contact = '/contact'
const form = `${contact}#form-title`

const checkedIn = (table: HTMLFormElement) => [
  ...table.querySelectorAll<HTMLInputElement>(':checked'),
]

/** Stores the answers for the enquiry, whichever link leads the visitor to the form. Returns the need. */
function keepAnswers(table: HTMLFormElement) {
  const checked = checkedIn(table)
  const chosen = (name: string) => checked.find((input) => input.name === name)?.value
  const wanted = chosen('primaryNeed')
  rememberPlan(chosen('message') ?? null, chosen('revenueRange') ?? null, {
    wanted: wanted ?? null,
    answers: checked.map(({ value }) => value),
  })
  return wanted
}

/** Restores the answers from before the visitor left or reloaded the page, unless it was opened anew. */
function restoreAnswers(table: HTMLFormElement) {
  const isFirstPage = !('hydrated' in document.documentElement.dataset)
  const isSameVisit = ['back_forward', 'reload'].includes(navigationType() ?? '')
  if (isFirstPage && !isSameVisit) return
  const answers = rememberedAnswers()
  for (const input of table.querySelectorAll('input'))
    if (answers.includes(input.value)) input.checked = true
}

/**
 * Three questions and the plan that the answers fill in. The plan is drawn by CSS (`:has()`). Without scripts the form
 * sends the answers to the contact page in the URL; with scripts they are passed in storage instead.
 */
export function Planner() {
  const table = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const announce = useOutletContext<(text: string) => void>()
  const fetchAhead = () => prefetch(contact)

  // Before the paint, because the plan grows with the answers. Some may have been given before hydration.
  useLayoutEffect(() => {
    if (table.current!.querySelector(':checked')) keepAnswers(table.current!)
    else restoreAnswers(table.current!)
  }, [])

  function change({ currentTarget }: { currentTarget: HTMLFormElement }) {
    keepAnswers(currentTarget)
    announce(openServices(checkedIn(currentTarget).map(({ dataset }) => dataset.is)))
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    addStep([keepAnswers(event.currentTarget), planner.origin])
    void navigate(form, { viewTransition: canFade() })
  }

  return (
    <Section className={styles.planner}>
      <form ref={table} action={form} className={styles.table} onChange={change} onSubmit={send}>
        <div>
          <SectionHead id={planner.id} title={planner.heading} lead={planner.lead} />
          <Choice name="revenueRange" legend={legends.revenueRange} of={revenueRanges} mark="r" />
          <Choice name="primaryNeed" legend={legends.primaryNeed} of={primaryNeeds} mark="n" />
          <Choice
            name="message"
            legend={legends.stage}
            of={stages.map(({ title }) => title)}
            notes={stages.map(({ symptom }) => symptom)}
            values={stages.map(planner.message)}
            mark="s"
          />
        </div>
        <div className={styles.sheet}>
          <PlannerSheet />
          <div className={actions.actions}>
            <Button type="submit" onPointerEnter={fetchAhead} onFocus={fetchAhead}>
              {planner.action}
            </Button>
            <Button look="secondary" onClick={() => print()}>
              {planner.print}
            </Button>
          </div>
        </div>
      </form>
    </Section>
  )
}
