import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, callApi } from '#app/api.ts'
import { page } from '#content/pages/resources.ts'

const { newsletter } = page

type Sent = { email: string }

/** The state of the newsletter form. `again`: the confirmation mail is being sent once more. */
type State = 'idle' | 'sending' | 'done' | 'again'

/** Sends the form without leaving the page. The address stays in its field. */
export function useSubscription() {
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('idle')
  const [sent, setSent] = useState<Sent>()
  const [fault, setFault] = useState<string>()

  async function send(body: Sent, meanwhile: State) {
    setSent(body)
    setState(meanwhile)
    setFault(undefined)
    try {
      await callApi('/api/subscribe', { body })
      flushSync(() => setState('done'))
      thanks.current?.focus()
    } catch (error) {
      refuse(sentenceFor(error))
    }
  }

  function refuse(sentence: string) {
    // Emptied first, so that the same sentence is announced again.
    flushSync(() => setFault(undefined))
    flushSync(() => {
      setFault(sentence)
      setState('idle')
    })
    const field = form.current?.elements.namedItem('email') as HTMLInputElement | undefined
    field?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'idle') return
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const email = String(fields.email)
    if (email.trim()) void send({ ...fields, email }, 'sending')
    else refuse(newsletter.invalid)
  }

  return {
    form: { ref: form, onSubmit: submit, onInput: () => setFault(undefined) },
    thanks: { ref: thanks, tabIndex: -1 },
    state,
    fault,
    sent,
    isDone: state === 'done' || state === 'again',
    again: () => sent && void send(sent, 'again'),
  }
}

function sentenceFor(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 422) return newsletter.invalid
  return error.status === 429 ? error.message : newsletter.failed
}
