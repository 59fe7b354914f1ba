import { useEffect } from 'react'

/** From here on the bar has room for its links. The same number stands in frame.css. */
const wide = '(min-width: 64rem)'

export function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-bar] :popover-open')) {
    menu.hidePopover()
    for (const submenu of menu.querySelectorAll('details')) submenu.open = false
  }
}

/** An open menu has no meaning any more once the window changes between the two forms of the bar. */
export function useMenusCloseOnResize() {
  useEffect(() => {
    const query = matchMedia(wide)
    query.addEventListener('change', closeMenus)
    return () => query.removeEventListener('change', closeMenus)
  }, [])
}
