import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus from the bar to the list when the selection is cleared, because the bar is then hidden. */
export function useFocusAfterSelection(any: boolean, bar: RefObject<HTMLElement | null>) {
  const before = useRef(any)
  useEffect(() => {
    const hasEnded = before.current && !any
    before.current = any
    const here = document.activeElement
    if (!hasEnded || !(here === document.body || bar.current?.contains(here))) return
    const list = bar.current?.closest('section')
    list?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true })
  }, [any, bar])
}
