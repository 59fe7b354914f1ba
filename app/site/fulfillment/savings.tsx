import { type FormEvent, useEffect, useRef, useState } from 'react'
import { page } from '#content/pages/fulfillment.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { rememberMessage } from '#app/site/tracking.ts'
import { Section } from '#app/ui/section.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Estimate, estimateFrom } from './estimate.ts'
import { RangeBar } from './range-bar.tsx'

/** Kept for the enquiry, whichever way the visitor takes to the form. */
function keepForEnquiry(found: Estimate | null) {
  rememberMessage(found && page.savings.message(found.orders, found.cost, found.low, found.high))
}

function estimateIn(form: HTMLFormElement) {
  const data = new FormData(form)
  return estimateFrom(String(data.get('orders')), String(data.get('cost')))
}

/** Two numbers in, a range out. */
export function Savings() {
  const { id, title, lead, orders, cost, resultLabel, result, empty, scope } = page.savings
  const form = useRef<HTMLFormElement>(null)
  const [estimate, setEstimate] = useState<Estimate | null>(null)

  // What was typed before the script came counts at once. An empty form does not undo what was kept before.
  useEffect(() => {
    const found = estimateIn(form.current!)
    setEstimate(found)
    if (found) keepForEnquiry(found)
  }, [])

  function answer(event: FormEvent<HTMLFormElement>) {
    const found = estimateIn(event.currentTarget)
    setEstimate(found)
    keepForEnquiry(found)
  }

  return (
    <Section>
      <SectionHead title={title} lead={lead} id={id} />
      <form
        ref={form}
        className="savings"
        aria-labelledby={id}
        onInput={answer}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="savings-fields">
          <TextField name="orders" label={orders} inputMode="numeric" autoComplete="off" />
          <TextField name="cost" label={cost} inputMode="decimal" autoComplete="off" />
        </div>
        <div className="savings-result">
          <p className="annotation">{resultLabel}</p>
          <output htmlFor="orders cost" className={estimate ? 'savings-range' : undefined}>
            {estimate ? result(estimate.low, estimate.high) : empty}
          </output>
          <RangeBar />
          <p className="annotation">{scope}</p>
        </div>
      </form>
    </Section>
  )
}
