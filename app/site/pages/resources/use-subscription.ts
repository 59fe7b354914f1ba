import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, callApi } from '#app/api.ts'
import { newsletterConsent } from '#contract/consent.ts'
import { page } from '#content/pages/resources.ts'

const { newsletter } = page

/** The life of the newsletter's form: idle, sending, then done or faulty. The address stays in its field. */
export function useSubscription() {
  const thanks = useRef<HTMLParagraphElement>(null)
  const inFlight = useRef(false)
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [fault, setFault] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current) return
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    inFlight.current = true
    setState('sending')
    setFault(undefined)
    try {
      const body = { email: field.value, consentVersion: newsletterConsent.version }
      await callApi('/api/subscribe', { body })
      flushSync(() => setState('done'))
      thanks.current?.focus()
    } catch (error) {
      flushSync(() => {
        setFault(sentenceFor(error))
        setState('idle')
      })
      field.focus()
    } finally {
      inFlight.current = false
    }
  }

  return { thanks, state, fault, submit, input: () => setFault(undefined) }
}

function sentenceFor(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 422) return newsletter.invalid
  return error.status === 429 ? error.message : newsletter.failed
}
