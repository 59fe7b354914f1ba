import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError, unreachable } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { ErrorText } from '#app/ui/field.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldSentence } from '#contract/messages.ts'
import { maxWebhookUrlLength, type WebhookEvent, webhookEvents } from '#contract/webhook-events.ts'
import { failureSentence } from '#app/admin/requests/failure.ts'
import { eventWords } from './event-words.ts'
import panel from '#app/admin/panel.module.css'
import styles from './settings.module.css'

type Values = { url: string; events: WebhookEvent[] }
type Faults = Partial<Record<keyof Values, string | undefined>>

type WebhookFormProps = {
  label: string
  action: string
  failure: string
  /** The webhook to edit. Without it the form adds webhooks, and is cleared after each. */
  initial?: Values
  save: (values: Values) => Promise<void>
  onCancel?: () => void
  /** Whether the form gets the focus when it appears, because the button that opened it is gone. */
  takesFocus?: boolean
}

const nothing: Values = { url: '', events: ['enquiry.received'] }

export function WebhookForm({ initial = nothing, ...props }: WebhookFormProps) {
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { takesFocus = false } = props

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  // The submit button was disabled while busy and lost the focus, so the first invalid field gets it.
  useEffect(() => {
    if (Object.values(faults).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed })
    setFaults({})
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await props.save(values)
      if (initial === nothing) setValues(nothing)
    } catch (error) {
      const found = faultsOf(error)
      setFaults(found)
      const sentence = failureSentence(error, unreachable)
      if (sentence) notify.error(props.failure, found.url ?? found.events ?? sentence)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className={panel.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={props.label}
    >
      <TextField
        id={`${id}-url`}
        name="url"
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxWebhookUrlLength}
        required
        hint="Use https://. What goes to http:// can be read on its way."
        value={values.url}
        error={faults.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <fieldset className={styles.events}>
        <legend>Tell it of</legend>
        {webhookEvents.map((event) => (
          <CheckField
            key={event}
            id={`${id}-${event}`}
            name={event}
            label={eventWords[event]}
            aria-invalid={faults.events ? true : undefined}
            aria-describedby={`${id}-events-error`}
            checked={values.events.includes(event)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                events: webhookEvents.filter((each) =>
                  each === event ? checked : values.events.includes(each),
                ),
              })
            }
          />
        ))}
        <ErrorText name="events" id={`${id}-events`} error={faults.events} />
      </fieldset>
      <div className={panel.actions}>
        <Button type="submit" busy={busy} keepsFocus>
          {busy ? 'Saving...' : props.action}
        </Button>
        {props.onCancel && (
          <Button look="secondary" onClick={props.onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.errors.map(({ path, message }) => {
      const [field = path] = path.split('.')
      return [field, fieldSentence(field === 'url' ? 'this' : 'events', message)]
    }),
  )
}
