import { type FormEvent, useState } from 'react'
import { unreachable } from '#app/api.ts'
import { failureSentence } from '#app/admin/requests/failure.ts'
import panel from '#app/admin/panel.module.css'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { PersonalData } from '#contract/privacy.ts'
import { findPerson } from './calls.ts'
import { emailField, Found } from './found.tsx'

/** Handles privacy requests: find, export and erase a person's data. */
export function PrivacyPanel() {
  const [found, setFound] = useState<PersonalData>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = () => String(new FormData(form).get('email')).trim()
    const email = typed()
    if (busy) return
    if (!email) return setFault('Type the address first.')
    setBusy(true)
    try {
      const answer = await findPerson(email)
      // The address in the field may have changed since.
      if (typed() === email) setFound(answer)
    } catch (error) {
      if (typed() !== email) return
      setFound(undefined)
      setFault(failureSentence(error, unreachable) ?? '')
    } finally {
      setBusy(false)
    }
  }
  const erased = () => {
    notify.success('Erased', 'Nothing about this person is kept except that they were erased.')
    setFound(undefined)
  }
  return (
    <section className={panel.panel} aria-labelledby="privacy-title">
      <h2 id="privacy-title">Personal data</h2>
      <p className={panel.note}>
        When somebody asks what you keep about them, wants a copy, or wants it deleted.
      </p>
      <form className={panel.form} noValidate onSubmit={(event) => void find(event)}>
        <TextField
          name="email"
          id={emailField}
          label="Their email"
          type="email"
          autoComplete="off"
          error={fault || undefined}
          onInput={() => {
            setFault('')
            setFound(undefined)
          }}
        />
        <div className={panel.actions}>
          <Button type="submit" look="secondary" busy={busy} keepsFocus>
            Find
          </Button>
        </div>
      </form>
      <div role="status">{found && <Found found={found} onErased={erased} />}</div>
    </section>
  )
}
