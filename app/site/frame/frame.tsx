import { Outlet } from 'react-router'
import { useArrival } from './arrival.ts'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'
import { useMenusCloseBehindFocus, useMenusCloseOnResize } from './menus.ts'
import { SearchDoor } from './search-door.tsx'

/** What stands around every public screen. The screens within can have something announced. */
export function SiteFrame() {
  const [announcement, announce] = useArrival()
  useMenusCloseOnResize()
  useMenusCloseBehindFocus()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Bar />
      <main id="main" tabIndex={-1}>
        <Outlet context={announce} />
      </main>
      <Footer />
      <SearchDoor />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
