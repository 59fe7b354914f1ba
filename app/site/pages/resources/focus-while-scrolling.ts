/** Only what really scrolls is a stop of the Tab key. Without a script everything that might scroll is one. */
export function focusWhileScrolling(box: HTMLElement | null) {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}
