/** Gives the focus back to what opened a dialog, or to `fallback` where that is gone. */
export function focusAgain(opener: Element | null, fallback?: () => HTMLElement | null) {
  const target =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      ? opener
      : fallback?.()
  target?.focus()
}
