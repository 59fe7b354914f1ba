import { type FormEvent, useState } from 'react'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { shortTime } from '#app/admin/dates.ts'
import { useNow } from '#app/admin/use-now.ts'
import styles from './answer.module.css'
import { useChangeEnquiry } from './change-enquiry.ts'
import { useCommandHandlers } from './commands.ts'
import { promiseClock } from './promise-clock.ts'

/** Whether somebody answered, and the way to say so. Opening a mail program is no answer. */
export function Answer({ record }: { record: ContactSubmission }) {
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const changing = useChangeEnquiry({ onRefused: setFault })
  const { state, words } = promiseClock(record, now)

  const say = (answered_at: string | null) => {
    setFault(null)
    changing.mutate(
      { enquiry: record, changes: { answered_at } },
      { onSuccess: () => setAsking(false) },
    )
  }
  const contacted = () => say(new Date().toISOString())
  useCommandHandlers('record', { contacted: record.answered_at === null ? contacted : undefined })

  return (
    <section className={styles.answer} data-clock={state} aria-label="Answer">
      {record.answered_at === null ? (
        <>
          <p>
            <strong>{words}</strong> · promised by {shortTime(record.due_at)}
          </p>
          <div className={styles.actions}>
            <Button look="secondary" size="small" busy={changing.isPending} onClick={contacted}>
              Mark contacted
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-expanded={asking}
              onClick={() => setAsking(!asking)}
            >
              Earlier at…
            </Button>
          </div>
          {asking && <Earlier record={record} now={now} busy={changing.isPending} say={say} />}
        </>
      ) : (
        <>
          <p>
            <strong>Answered {words}</strong> · {shortTime(record.answered_at)}
          </p>
          <div className={styles.actions}>
            <Button look="quiet" size="small" busy={changing.isPending} onClick={() => say(null)}>
              Undo: not answered
            </Button>
          </div>
        </>
      )}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </section>
  )
}

type EarlierProps = {
  record: ContactSubmission
  now: number
  busy: boolean
  say: (answeredAt: string) => void
}

function Earlier({ record, now, busy, say }: EarlierProps) {
  const [error, setError] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const time = new Date(String(new FormData(event.currentTarget).get('answered_at')))
    if (Number.isNaN(time.getTime())) setError('Say the day and the time.')
    else say(time.toISOString())
  }
  return (
    <form className={styles.earlier} noValidate onSubmit={send}>
      <TextField
        name="answered_at"
        label="Contacted at, by your own clock"
        type="datetime-local"
        defaultValue={localMinute(new Date(now))}
        min={localMinute(new Date(record.created_at))}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" look="secondary" size="small" busy={busy}>
        Save
      </Button>
    </form>
  )
}

/** As the control wants it: "2026-11-20T15:24", without a zone. */
function localMinute(time: Date) {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
