import { useEffect } from 'react'

/** From this width on the bar shows its links. The same number is in menus.module.css. */
const wide = '(min-width: 64rem)'

const openMenus = () => document.querySelectorAll<HTMLElement>('[data-bar] :popover-open')

export function closeMenus() {
  for (const menu of openMenus()) menu.hidePopover()
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-bar] details'))
    submenu.open = false
}

/** Closes a menu when the focus leaves it, because it covers the page. Its button is the element just before it. */
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

/** Closes menus when the window changes between the two forms of the bar. */
export function useMenusCloseOnResize() {
  useEffect(() => {
    const query = matchMedia(wide)
    query.addEventListener('change', closeMenus)
    return () => query.removeEventListener('change', closeMenus)
  }, [])
}
