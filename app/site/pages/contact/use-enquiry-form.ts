import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { prepareToasts } from '#app/ui/notify.ts'
import { faultOf, findFault, overLimit } from './check-enquiry.ts'
import { keepDraft, restoreDraft } from './draft.ts'
import { followOutcomes, notifyFault, sendInBackground } from './enquiry-sender.ts'
import {
  changeEnquiryState,
  forgetFault,
  type SentEnquiry,
  useEnquiryState,
} from './enquiry-state.ts'
import { clearSent, controlOf, type EnquiryValues, readValues } from './enquiry-values.ts'
import type { Fault } from './fault.ts'
import { prefill, settle, takeAsked } from './prefill.ts'
import { readTracking } from '#app/site/tracking.ts'

/** The state of the form: idle, sending, then sent or failed. The values stay in the elements. */
export function useEnquiryForm() {
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)
  const receiptRef = useRef<HTMLHeadingElement>(null)
  const appeared = useRef(0)
  /** The call to action whose need was prefilled; another tab may have followed a later one. */
  const origin = useRef<string | null>(null)
  const { sending, fault, sent } = useEnquiryState()
  /** Whether the last attempt was refused here, and not by the server. */
  const wasIncomplete = useRef(false)
  const [messageLength, setMessageLength] = useState(0)
  const [tooLong, setTooLong] = useState<Record<string, string>>({})

  function measure(values: EnquiryValues) {
    setMessageLength(values.message.length)
    const next = overLimit(values)
    setTooLong((before) =>
      String(Object.entries(before)) === String(Object.entries(next)) ? before : next,
    )
  }

  useEffect(() => {
    appeared.current = appearedAt()
    const shown = formRef.current!
    takeAsked(shown)
    restoreDraft(shown)
    prefill(shown)
    origin.current = readTracking().origin
    keepDraft(shown)
    measure(readValues(shown))
    // The form may have had the focus before hydration.
    if (shown.contains(document.activeElement)) prepareToasts()
    shown.addEventListener('focusin', prepareToasts)
    const leave = followOutcomes((outcome) => {
      if ('fault' in outcome) bringUp(outcome.fault)
      else clear(shown, outcome.sent)
    })
    return () => {
      leave()
      if (wasIncomplete.current) forgetFault()
      shown.removeEventListener('focusin', prepareToasts)
    }
  }, [])

  function bringUp({ fields }: Fault) {
    const [first] = Object.keys(fields)
    const target = first && formRef.current ? controlOf(formRef.current, first) : alertRef.current
    if (target) bringInto(target)
  }

  function clear(shown: HTMLFormElement, { values }: SentEnquiry) {
    const writesOn = clearSent(shown, values)
    if (writesOn) keepDraft(shown)
    appeared.current = performance.now()
    origin.current = null
    measure(readValues(shown))
    if (!writesOn) receiptRef.current?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const shown = event.currentTarget
    const values = readValues(shown)
    const found = findFault(values)
    wasIncomplete.current = found !== null
    if (found) {
      notifyFault(found, true)
      changeEnquiryState({ fault: found })
      return bringUp(found)
    }
    // A retry has to send the same values, even after a reload.
    for (const name of Object.keys(values)) settle(shown, name)
    keepDraft(shown)
    const fax = controlOf(shown, 'fax')?.value ?? ''
    const elapsed = Math.round(performance.now() - appeared.current)
    void sendInBackground(values, { fax, elapsed, origin: origin.current })
  }

  function input(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    settle(event.currentTarget, name)
    keepDraft(event.currentTarget)
    const values = readValues(event.currentTarget)
    measure(values)
    if (fault) changeEnquiryState({ fault: without(fault, name, values) })
  }

  function startAnother() {
    changeEnquiryState({ sent: null })
    if (formRef.current) controlOf(formRef.current, 'name')?.focus()
  }

  return {
    formRef,
    alertRef,
    receiptRef,
    sending,
    fault,
    sent,
    messageLength,
    fieldFaults: { ...tooLong, ...fault?.fields },
    submit,
    input,
    startAnother,
  }
}

/** Focuses a field, and scrolls it out from under the bar or the toast. In a low window its middle is under the toast. */
function bringInto(target: HTMLElement) {
  target.focus({ preventScroll: true })
  const { top, bottom } = target.getBoundingClientRect()
  if (top < 120 || bottom > innerHeight - 160)
    target.scrollIntoView({ block: innerHeight < 640 ? 'start' : 'center' })
}

/** Updates the error of a changed field. Returns null once no field has an error. */
function without(fault: Fault, name: string, values: EnquiryValues): Fault | null {
  if (!fault.fields[name]) return fault
  const left = faultOf(name, values)
  if (left) return { ...fault, fields: { ...fault.fields, [name]: left } }
  const { [name]: _mended, ...fields } = fault.fields
  return Object.keys(fields).length > 0 ? { ...fault, fields } : null
}

/** When the form appeared: at page load, or now after a navigation within the site. */
function appearedAt() {
  const [load] = performance.getEntriesByType('navigation')
  return load && new URL(load.name).pathname === location.pathname ? 0 : performance.now()
}
