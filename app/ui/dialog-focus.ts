import { useLayoutEffect, useRef } from 'react'

/** The id of the element that the page is in, behind a dialog. */
export const behindDialogs = 'behind-dialogs'

let open = 0

function changeOpen(by: 1 | -1) {
  open += by
  const behind = document.getElementById(behindDialogs)
  if (behind) behind.inert = open > 0
}

/**
 * Keeps the focus from all that lies behind a dialog while it is open: a screen that arrives late would give it to itself,
 * and what is typed meanwhile would be lost. Returns what gives it back to the element that had it, or to the fallback
 * where that is gone.
 */
export function useDialogFocus(isOpen = true) {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    opener.current = lasting(document.activeElement)
    changeOpen(1)
    return () => changeOpen(-1)
  }, [isOpen])
  return (fallback?: () => HTMLElement | null) => {
    const { current } = opener
    const isThere =
      current instanceof HTMLElement && current.isConnected && current !== document.body
    const target = isThere ? current : fallback?.()
    target?.focus()
  }
}

/** What was chosen in a menu goes with it. The button that opened it stays. */
function lasting(element: Element | null) {
  const menu = element?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}
