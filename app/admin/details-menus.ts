const openMenus = 'details[data-menu][open]'

/**
 * Brings a `details` that is a menu into sight when it opens. Shuts it when somebody presses or goes elsewhere, and on
 * Escape, which then does nothing else.
 */
export function watchDetailsMenus() {
  const show = ({ target }: Event) => {
    if (target instanceof Element && target.matches(openMenus))
      target.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }
  const leave = ({ target }: Event) => {
    // A dialog that was opened from a menu stands outside the page, and the menu behind it stays.
    if (!(target instanceof Element) || !target.closest('.admin')) return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (!menu.contains(target)) menu.open = false
  }
  const press = (event: KeyboardEvent) => {
    const menu =
      event.key === 'Escape' &&
      event.target instanceof Element &&
      event.target.closest<HTMLDetailsElement>(openMenus)
    if (!menu) return
    event.stopPropagation()
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  // What does not bubble is heard on its way down.
  document.addEventListener('toggle', show, true)
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
  document.addEventListener('keydown', press)
  return () => {
    document.removeEventListener('toggle', show, true)
    document.removeEventListener('pointerdown', leave)
    document.removeEventListener('focusin', leave)
    document.removeEventListener('keydown', press)
  }
}
