import { type FormEvent, useEffect, useRef, useState } from 'react'
import { page } from '#content/pages/fulfillment.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { rememberEstimate } from '#app/site/tracking.ts'
import { RangeField } from '#app/ui/range-field.tsx'
import { SettledStatus } from '#app/ui/settled-status.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { amountsIn, estimateFrom, unreadableIn } from './estimate.ts'
import { RangeBar } from './range-bar.tsx'
import { WorkedExample } from './worked-example.tsx'
import * as styles from './fulfillment.module.css'
import * as text from '#app/ui/text.module.css'

/** Stores the estimate for the enquiry, whichever link leads the visitor to the form. */
function keepForEnquiry({ found }: Answer) {
  rememberEstimate(found && page.savings.message(found.orders, found.cost, found.low, found.high))
}

const { result, unreadable, tooLittle, empty, notRead } = page.savings

function answerTo(orders: string, cost: string) {
  const faulty = unreadableIn(orders, cost)
  const found = estimateFrom(orders, cost)
  const missing =
    faulty.orders || faulty.cost ? notRead : orders.trim() && cost.trim() ? tooLittle : empty
  return { found, faulty, said: found ? result(found.low, found.high) : missing }
}

type Answer = ReturnType<typeof answerTo>

function answerIn(form: HTMLFormElement) {
  const data = new FormData(form)
  return answerTo(String(data.get('orders')), String(data.get('cost')))
}

const inputIn = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement

/** Keeps a slider and its field in sync. */
function bringInStep({ name, value, form }: HTMLInputElement) {
  const field = (each: string) => inputIn(form!, each)
  const written = name.replace('slide-', '')
  if (written !== name) {
    field(written).value = written === 'cost' ? Number(value).toFixed(2) : value
    return
  }
  const amount = amountsIn(field('orders').value, field('cost').value)[name as 'orders' | 'cost']
  if (amount) field(`slide-${name}`).value = String(amount)
}

/** Calculates an estimated range from two numbers. */
export function Savings() {
  const { id, title, lead, orders, cost, placeholders, sliders, resultLabel, scope } = page.savings
  const form = useRef<HTMLFormElement>(null)
  const [{ found, faulty, said }, setAnswer] = useState(answerTo('', ''))

  // Applies values from before hydration. An empty form does not replace a stored estimate.
  useEffect(() => {
    for (const name of ['orders', 'cost']) {
      const field = inputIn(form.current!, name)
      const slider = inputIn(form.current!, `slide-${name}`)
      if (field.value) bringInStep(field)
      else if (slider.value !== slider.defaultValue) bringInStep(slider)
    }
    const answer = answerIn(form.current!)
    setAnswer(answer)
    if (answer.found) keepForEnquiry(answer)
  }, [])

  function reckon(event: FormEvent<HTMLFormElement>) {
    bringInStep(event.target as HTMLInputElement)
    const answer = answerIn(event.currentTarget)
    setAnswer(answer)
    keepForEnquiry(answer)
  }

  return (
    <Section>
      <SectionHead title={title} lead={lead} id={id} />
      <form
        ref={form}
        className={styles.savings}
        aria-labelledby={id}
        autoComplete="off"
        onInput={reckon}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.savingsFields}>
          <TextField
            name="orders"
            label={orders}
            placeholder={placeholders.orders}
            inputMode="numeric"
            autoComplete="off"
            error={faulty.orders ? unreadable.orders : undefined}
          />
          <RangeField
            name="slide-orders"
            label={sliders.orders}
            hidesLabel
            min={100}
            max={20_000}
            step={100}
            defaultValue={100}
          />
          <TextField
            name="cost"
            label={cost}
            placeholder={placeholders.cost}
            inputMode="decimal"
            autoComplete="off"
            error={faulty.cost ? unreadable.cost : undefined}
          />
          <RangeField
            name="slide-cost"
            label={sliders.cost}
            hidesLabel
            min={2}
            max={20}
            step={0.25}
            defaultValue={2}
          />
        </div>
        <div className={styles.savingsResult}>
          <p className={`${text.annotation} ${styles.annotation}`}>{resultLabel}</p>
          <output
            htmlFor="orders cost"
            aria-live="off"
            className={found ? styles.savingsRange : undefined}
          >
            {said}
          </output>
          <SettledStatus afterMs={800}>{said}</SettledStatus>
          <p className={styles.savingsFormula}>{page.savings.formula}</p>
          <RangeBar />
          {found ? null : <WorkedExample />}
          <p className={`${text.small} ${styles.annotation}`}>
            <Unbroken>{scope}</Unbroken>
          </p>
        </div>
      </form>
    </Section>
  )
}
