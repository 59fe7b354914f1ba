import { useLayoutEffect, useRef } from 'react'

/** Scrolls the list to the row of the record that is open when the page loads. Does not move the focus. */
export function useShowOpen(open: string | undefined, isLoaded: boolean) {
  const sought = useRef(open)
  useLayoutEffect(() => {
    if (!isLoaded || sought.current === undefined) return
    const row = document.querySelector(`[data-row="${CSS.escape(sought.current)}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    sought.current = undefined
  }, [isLoaded])
}
