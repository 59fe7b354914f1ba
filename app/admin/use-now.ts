import { useEffect, useState } from 'react'
import { MINUTE } from '#contract/durations.ts'

/** The time, updated each minute, so that ages on the screen stay right. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
