import { useEffect, useRef, useState } from 'react'
import * as text from './text.module.css'

/** `isNew`: it appears with a text that has just been asked for. */
type Props = { children: string; afterMs: number; isNew?: boolean }

/**
 * Speaks a text that is shown elsewhere, once it has not changed for this long: a live region would speak at every key.
 * Otherwise it is empty until the text has changed, because nobody asked for the first one.
 */
export function SettledStatus({ children: shown, afterMs, isNew = false }: Props) {
  const latest = useRef(isNew ? '' : shown)
  const [settled, settle] = useState('')
  useEffect(() => {
    if (latest.current === shown) return undefined
    const timer = setTimeout(() => {
      latest.current = shown
      settle(shown)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [shown, afterMs])
  return (
    <p role="status" className={text.srOnly}>
      {settled}
    </p>
  )
}
