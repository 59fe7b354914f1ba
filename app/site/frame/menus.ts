import { useEffect } from 'react'

/** From this width on the bar has room for its links. The styles of the menus have the same number. */
const wide = '(min-width: 64rem)'

const openMenus = () => document.querySelectorAll<HTMLElement>('[data-bar] :popover-open')

export function closeMenus() {
  for (const menu of openMenus()) menu.hidePopover()
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-bar] details'))
    submenu.open = false
}

/** An open menu lies over the page: the focus must not go on behind it. Its button stands just before it. */
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

/** An open menu has no meaning any more once the window changes between the two forms of the bar. */
export function useMenusCloseOnResize() {
  useEffect(() => {
    const query = matchMedia(wide)
    query.addEventListener('change', closeMenus)
    return () => query.removeEventListener('change', closeMenus)
  }, [])
}
