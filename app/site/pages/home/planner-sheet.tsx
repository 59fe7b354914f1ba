import { organization } from '#content/organization.ts'
import { planner, sheetsByNeed, sheetsByStage } from '#content/planner.ts'
import { services } from '#content/services.ts'
import { marks, marksScope } from '#content/timeline.ts'
import * as actions from '#app/site/sections/actions.module.css'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { AimsDrawing, PlannerDrawing } from './planner-drawing.tsx'
import * as styles from './planner.module.css'
import * as text from '#app/ui/text.module.css'

const { stages } = planner

/** The answers that recommend a service: "n0" is the first need, "s2" the third stage. */
const answersFor = (key: (typeof services)[number]['key']) =>
  [
    ...sheetsByNeed.map((keys, index) => (keys.includes(key) ? `n${index}` : '')),
    ...sheetsByStage.map((keys, index) => (keys.includes(key) ? `s${index}` : '')),
  ].filter(Boolean)

/** The services that the plan opens for these answers, as one sentence for screen readers. Empty if there are none. */
export function openServices(answers: (string | undefined)[]) {
  const open = services.filter(({ key }) => answersFor(key).some((each) => answers.includes(each)))
  return open.length > 0 ? `${planner.open}: ${open.map(({ name }) => name).join(', ')}` : ''
}

/** The drawn plan. An element with `data-on` is visible while one of the answers in that attribute is selected. */
export function PlannerSheet() {
  return (
    <>
      <h3 className={text.h3}>{planner.sheet}</h3>
      <p className={text.small}>{organization.name}</p>
      <PlannerDrawing />
      <ol className={styles.stages}>
        {stages.map(({ title }, index) => (
          <li key={title}>
            {title}
            <div>
              <strong data-on={`s${index}`}>{planner.weak}</strong>
            </div>
          </li>
        ))}
      </ol>
      <h4 className={text.h4}>
        <strong>{planner.aims}</strong>
      </h4>
      <AimsDrawing />
      <dl className={styles.aims}>
        {marks.map(({ span, value }) => (
          <div key={span}>
            <dt>{span}</dt>
            <dd className={text.h3}>
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
      <p className={text.small}>{marksScope}</p>
      <h4 className={text.h4}>
        <strong>{planner.open}</strong>
      </h4>
      <p className={`${styles.unanswered} ${text.small}`}>{planner.unanswered}</p>
      <ul className={actions.actions}>
        {services.map(({ key, name, href }) => (
          <li key={key} data-on={answersFor(key).join(' ')}>
            <SiteLink to={href} className={buttonClass('secondary')}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
