import { useEffect, useState } from 'react'
import { usePersonalSetting } from '#app/admin/personal-setting.ts'
import { runsOutsideWaiting } from '#app/admin/enquiries/clock/runs-outside-waiting.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import type { Step } from './next-step.tsx'

/**
 * What to ask about a record: about the latest action there, or else whether it was answered: by the reply for which a
 * mail program was opened, or before it was moved on from New. That is asked until it is answered, also after other
 * records or a reload.
 */
export function useNextStep(id: string, record: PartOfEnquiry | undefined) {
  const [latest, setLatest] = useState<{ id: string; step: Step } | null>(null)
  const [isMailOpened, setMailOpened] = usePersonalSetting(`mail-opened.${id}`)
  const [isDismissed, setDismissed] = usePersonalSetting(`stage-asked.${id}`)
  const isAnswered = Boolean(record?.answered_at)
  useEffect(() => {
    if (isMailOpened && isAnswered) setMailOpened(false)
    if (isDismissed && isAnswered) setDismissed(false)
    // The setters are new functions each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMailOpened, isDismissed, isAnswered])
  const isInInbox = record && record.binned_at === null && !record.quarantined
  const moved = isInInbox && runsOutsideWaiting(record) && !isDismissed ? 'moved' : null
  const waiting: Step | null = isMailOpened && !isAnswered ? 'sent' : moved
  return {
    step: latest?.id === id ? latest.step : waiting,
    ask: (step: Step) => {
      setLatest({ id, step })
      if (step === 'sent') setMailOpened(true)
      if (step === 'moved') setDismissed(false)
    },
    done: () => {
      // An unsent reply is still no answer, so this also answers the question after a change of stage.
      if (!isAnswered) setDismissed(true)
      setLatest(null)
      setMailOpened(false)
    },
  }
}
