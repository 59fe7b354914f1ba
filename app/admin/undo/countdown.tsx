import { useEffect, useState } from 'react'
import { SECOND } from '#contract/durations.ts'
import * as text from '#app/ui/text.module.css'
import { undoForMs } from './undo.ts'

const seconds = (ms: number) => ` ${Math.max(0, Math.ceil(ms / SECOND))} s`

/** The seconds until a `performance.now()` time. Screen readers only announce the first number. */
export function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState(() => until - performance.now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - performance.now()), SECOND / 4)
    return () => clearInterval(timer)
  }, [until])
  return (
    <>
      <span className={text.srOnly}>{seconds(undoForMs)}</span>
      <span aria-hidden>{seconds(left)}</span>
    </>
  )
}
