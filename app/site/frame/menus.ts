import { useEffect } from 'react'

/** The width from which the bar shows its links. Keep it in sync with menus.module.css. */
const wide = '(min-width: 64rem)'

const openMenus = () => document.querySelectorAll<HTMLElement>('[data-bar] :popover-open')

export function closeMenus() {
  for (const menu of openMenus()) menu.hidePopover()
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-bar] details'))
    submenu.open = false
}

/** Closes a menu when it loses the focus, because it covers the page. Its button is the previous sibling. */
export function useMenusCloseBehindFocus() {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      for (const menu of openMenus())
        if (!menu.contains(target as Node) && menu.previousElementSibling !== target)
          menu.hidePopover()
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
}

/** Closes menus when the window is resized from one form of the bar to the other. */
export function useMenusCloseOnResize() {
  useEffect(() => {
    const query = matchMedia(wide)
    query.addEventListener('change', closeMenus)
    return () => query.removeEventListener('change', closeMenus)
  }, [])
}
