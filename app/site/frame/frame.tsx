import { Outlet } from 'react-router'
import { useRouteChange } from './route-change.ts'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'
import { useMenusCloseBehindFocus, useMenusCloseOnResize } from './menus.ts'
import { LazySearchPalette } from './lazy-search-palette.tsx'

/** What stands around every public screen. The screens within can have something announced. */
export function SiteFrame() {
  const [announcement, announce] = useRouteChange()
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
      <LazySearchPalette />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
