import { useLayoutEffect, useRef } from 'react'
import * as text from '#app/ui/text.module.css'

type TypedAheadProps = { typed: string; type: (typed: string) => void; onClose: () => void }

/** Takes what quick hands type while the palette is on its way, which keys would else do to the list behind it. */
export function TypedAhead({ typed, type, onClose }: TypedAheadProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <input
      ref={field}
      className={text.srOnly}
      aria-label="Go anywhere, do anything"
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  )
}
