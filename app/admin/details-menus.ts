const openMenus = 'details[data-menu][open]'

/** Shuts a `details` that is a menu when somebody presses or goes elsewhere, and on Escape, which then does nothing else. */
export function watchDetailsMenus() {
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
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
  document.addEventListener('keydown', press)
  return () => {
    document.removeEventListener('pointerdown', leave)
    document.removeEventListener('focusin', leave)
    document.removeEventListener('keydown', press)
  }
}
