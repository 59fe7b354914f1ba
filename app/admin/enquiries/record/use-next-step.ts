import { useEffect, useState } from 'react'
import { usePersonalSetting } from '#app/admin/personal-setting.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import type { Step } from './next-step.tsx'

/**
 * What to ask about a record: about the latest action there, or whether the reply was sent for which a mail program was
 * opened. The latter is asked until it is answered, also after other records or a reload.
 */
export function useNextStep(id: string, record: PartOfEnquiry | undefined) {
  const [latest, setLatest] = useState<{ id: string; step: Step } | null>(null)
  const [isMailOpened, setMailOpened] = usePersonalSetting(`mail-opened.${id}`)
  const isAnswered = Boolean(record?.answered_at)
  useEffect(() => {
    if (isMailOpened && isAnswered) setMailOpened(false)
    // The setter is a new function each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMailOpened, isAnswered])
  const waiting: Step | null = isMailOpened && !isAnswered ? 'sent' : null
  return {
    step: latest?.id === id ? latest.step : waiting,
    ask: (step: Step) => {
      setLatest({ id, step })
      if (step === 'sent') setMailOpened(true)
    },
    done: () => {
      setLatest(null)
      setMailOpened(false)
    },
  }
}
