import { useLayoutEffect, useRef } from 'react'

/** The id of the element that is made inert while a dialog is open. */
export const behindDialogs = 'behind-dialogs'

let open = 0

function changeOpen(by: 1 | -1) {
  open += by
  const behind = document.getElementById(behindDialogs)
  if (behind) behind.inert = open > 0
}

/**
 * Makes the page inert while a dialog is open, because a screen that finishes loading would otherwise take the focus
 * from it. Returns a function that restores the focus, or moves it to the fallback if the former element is gone.
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

/** A menu item is removed together with its menu, so the menu's button gets the focus instead. */
function lasting(element: Element | null) {
  const menu = element?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}
