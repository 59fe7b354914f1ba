/** Makes an element focusable only while its content overflows. Without scripts it is always focusable. */
export function focusWhileScrolling(box: HTMLElement | null) {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}
