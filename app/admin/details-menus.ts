const openMenus = 'details[data-menu][open]'

/**
 * Makes `details[data-menu]` behave like a menu: scrolls it into view when it opens, and closes it on a click or focus
 * outside of it and on Escape, which then has no other effect.
 */
export function watchDetailsMenus() {
  const show = ({ target }: Event) => {
    if (target instanceof Element && target.matches(openMenus))
      target.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }
  const leave = ({ target }: Event) => {
    // A click in a dialog that was opened from a menu does not close the menu: dialogs are outside of `.admin`.
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
  // `toggle` does not bubble, so it is captured.
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
