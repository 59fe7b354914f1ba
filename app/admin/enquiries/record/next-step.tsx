import { type ReactNode, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Change } from '#app/admin/enquiries/change.ts'
import { contactedNow } from '#app/admin/enquiries/contacted.ts'
import { followUpTimes } from '#app/admin/enquiries/clock/follow-up-times.ts'
import { pacificMorning } from '#app/admin/enquiries/clock/pacific.ts'
import { serverNow } from '#app/admin/server-time.ts'
import { useFocusRecordAfterRemoval } from '#app/admin/focus-after-removal.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record.module.css'

/**
 * `sent`: a mail program was opened. `moved`: the stage was changed without an answer. `follow-up`: the enquiry was
 * answered.
 */
export type Step = 'sent' | 'moved' | 'follow-up'

type NextStepProps = {
  step: Step
  record: PartOfEnquiry
  now: number
  change: Change
  done: () => void
}

/** Asks for the next step after an answer, or whether there was an answer after a mail or a change of stage. */
export function NextStep({ step, record, now, change, done }: NextStepProps) {
  if (step === 'moved' && record.stage === 'new') return null
  if (step !== 'follow-up' && record.answered_at === null)
    return (
      <Asked
        key={step}
        label={step === 'sent' ? 'After the reply' : 'After the stage'}
        takesFocus={step === 'sent'}
      >
        <p>{step === 'sent' ? 'Sent?' : 'Its clock still runs. Answered?'}</p>
        <Button
          look="secondary"
          size="small"
          onClick={() => change(contactedNow(record), 'Marked contacted')}
        >
          Mark contacted
        </Button>
        <Button look="quiet" size="small" onClick={done}>
          Not yet
        </Button>
      </Asked>
    )
  const { follow_up_at } = record
  // A future follow-up stays. An answer completes one that is already due, so a new one is suggested.
  if (record.answered_at === null || (follow_up_at && Date.parse(follow_up_at) > now)) return null
  const drop = () => {
    if (follow_up_at) change({ follow_up_at: null }, 'No follow-up')
    done()
  }
  return (
    <Asked key="follow-up" label="After the answer" takesFocus>
      <p>{follow_up_at ? 'Follow up again in' : 'Answered. Follow up in'}</p>
      {followUpTimes.map(([words, days]) => (
        <Button
          key={days}
          look="secondary"
          size="small"
          onClick={() => {
            change({ follow_up_at: pacificMorning(serverNow(), days) }, `Follow up in ${words}`)
            done()
          }}
        >
          {words}
        </Button>
      ))}
      <Button look="quiet" size="small" onClick={drop}>
        None
      </Button>
    </Asked>
  )
}

type AskedProps = {
  label: string
  /** Whether it gets the focus if the focused element of the record was removed. */
  takesFocus: boolean
  children: ReactNode
}

function Asked({ label, takesFocus, children }: AskedProps) {
  const place = useRef<HTMLElement>(null)
  useFocusRecordAfterRemoval(place)
  return (
    <aside
      ref={place}
      data-asks={takesFocus || undefined}
      className={styles.step}
      aria-label={label}
    >
      {children}
    </aside>
  )
}
