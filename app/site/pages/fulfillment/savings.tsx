import { type FormEvent, useEffect, useRef, useState } from 'react'
import { page } from '#content/pages/fulfillment.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { rememberMessage } from '#app/site/tracking.ts'
import { Section } from '#app/ui/section.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { estimateFrom, unreadable } from './estimate.ts'
import { RangeBar } from './range-bar.tsx'
import * as styles from './fulfillment.module.css'
import * as text from '#app/ui/text.module.css'

/** Kept for the enquiry, whichever way the visitor takes to the form. */
function keepForEnquiry({ found }: Answer) {
  rememberMessage(found && page.savings.message(found.orders, found.cost, found.low, found.high))
}

function answerTo(orders: string, cost: string) {
  const faulty = unreadable(orders, cost)
  const isAnswerable = Boolean(orders.trim() && cost.trim())
  const found = estimateFrom(orders, cost)
  return { found, faulty, isFaulty: faulty.orders || faulty.cost || (isAnswerable && !found) }
}

type Answer = ReturnType<typeof answerTo>

function answerIn(form: HTMLFormElement) {
  const data = new FormData(form)
  return answerTo(String(data.get('orders')), String(data.get('cost')))
}

/** Two numbers in, a range out. */
export function Savings() {
  const { id, title, lead, orders, cost, resultLabel, result, scope } = page.savings
  const form = useRef<HTMLFormElement>(null)
  const [{ found, faulty, isFaulty }, setAnswer] = useState(answerTo('', ''))

  // What was typed before the script came counts at once. An empty form does not undo what was kept before.
  useEffect(() => {
    const answer = answerIn(form.current!)
    setAnswer(answer)
    if (answer.found) keepForEnquiry(answer)
  }, [])

  function reckon(event: FormEvent<HTMLFormElement>) {
    const answer = answerIn(event.currentTarget)
    setAnswer(answer)
    keepForEnquiry(answer)
  }

  const invalid = (isInvalid: boolean) =>
    isInvalid && { 'aria-invalid': true, 'aria-describedby': 'savings-answer' }

  return (
    <Section>
      <SectionHead title={title} lead={lead} id={id} />
      <form
        ref={form}
        className={styles.savings}
        aria-labelledby={id}
        onInput={reckon}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.savingsFields}>
          <TextField
            name="orders"
            label={orders}
            inputMode="numeric"
            autoComplete="off"
            {...invalid(faulty.orders)}
          />
          <TextField
            name="cost"
            label={cost}
            inputMode="decimal"
            autoComplete="off"
            {...invalid(faulty.cost)}
          />
        </div>
        <div className={styles.savingsResult}>
          <p className={`${text.annotation} ${styles.annotation}`}>{resultLabel}</p>
          <output htmlFor="orders cost" className={found ? styles.savingsRange : undefined}>
            <span id="savings-answer">
              {found
                ? result(found.low, found.high)
                : isFaulty
                  ? page.savings.unreadable
                  : page.savings.empty}
            </span>
          </output>
          <p className={styles.savingsFormula}>{page.savings.formula}</p>
          <RangeBar />
          <p className={`${text.annotation} ${styles.annotation}`}>
            <Unbroken>{scope}</Unbroken>
          </p>
        </div>
      </form>
    </Section>
  )
}
