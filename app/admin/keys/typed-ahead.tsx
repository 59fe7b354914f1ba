import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useDialogFocus } from '#app/ui/dialog-focus.ts'
import * as text from '#app/ui/text.module.css'

type TypedAheadProps = {
  typed: string
  type: (typed: string) => void
  enter: () => void
  onClose: () => void
}

/**
 * Captures what is typed while the palette is loading. Otherwise these keys would run commands on the list behind it.
 */
export function TypedAhead({ typed, type, enter, onClose }: TypedAheadProps) {
  const field = useRef<HTMLInputElement>(null)
  const restoreFocus = useDialogFocus()
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    return () => restoreFocus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && typed) enter()
    else if (key === 'Escape') onClose()
  }
  return (
    <input
      ref={field}
      className={text.srOnly}
      aria-label="Go anywhere, do anything"
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={press}
    />
  )
}
