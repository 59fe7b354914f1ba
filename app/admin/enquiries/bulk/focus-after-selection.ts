import { type RefObject, useEffect, useRef } from 'react'

/** When nothing is selected any more the bar goes, and whoever worked in it goes on in the list. */
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
