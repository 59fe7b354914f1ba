/** Makes an element focusable only while it scrolls. Without scripts every element that might scroll is focusable. */
export function focusWhileScrolling(box: HTMLElement | null) {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}
