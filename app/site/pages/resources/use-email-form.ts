import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, callApi } from '#app/api.ts'

type Sentences = { invalid: string; failed: string }
type Sent = { path: string; body: { email: string; subscribe: boolean } }

/** The life of a form that asks for an email address. `again` is when what was done is being sent once more. */
type State = 'idle' | 'sending' | 'done' | 'again'

/** Sends what the browser would have posted, without leaving the page. The address stays in its field. */
export function useEmailForm(sentences: Sentences) {
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('idle')
  const [sent, setSent] = useState<Sent>()
  const [fault, setFault] = useState<string>()

  async function send(what: Sent, meanwhile: State) {
    setSent(what)
    setState(meanwhile)
    setFault(undefined)
    try {
      await callApi(what.path, { body: what.body })
      flushSync(() => setState('done'))
      thanks.current?.focus()
    } catch (error) {
      flushSync(() => {
        setFault(sentenceFor(error, sentences))
        setState('idle')
      })
      const field = form.current?.elements.namedItem('email') as HTMLInputElement | undefined
      field?.focus()
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'idle') return
    const fields = new FormData(event.currentTarget)
    const email = String(fields.get('email'))
    const body = { ...Object.fromEntries(fields), email, subscribe: fields.has('subscribe') }
    void send({ path: new URL(event.currentTarget.action).pathname, body }, 'sending')
  }

  return {
    form: { ref: form, onSubmit: submit, onInput: () => setFault(undefined) },
    thanks: { ref: thanks, tabIndex: -1 },
    state,
    fault,
    sent: sent?.body,
    isDone: state === 'done' || state === 'again',
    again: () => sent && void send(sent, 'again'),
  }
}

function sentenceFor(error: unknown, { invalid, failed }: Sentences) {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 422) return invalid
  return error.status === 429 ? error.message : failed
}
