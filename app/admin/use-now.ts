import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time, anew each minute, so that ages on the screen stay true. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
