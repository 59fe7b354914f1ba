import { useEffect, useState } from 'react'
import { MINUTE } from '#contract/durations.ts'

/** The current time, updated every minute, for relative times on the screen. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
