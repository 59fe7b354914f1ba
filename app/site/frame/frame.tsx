import { Outlet } from 'react-router'
import { useActivePath } from './active-path.ts'
import { useRouteChange } from './route-change.ts'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'
import { useMenusCloseBehindFocus, useMenusCloseOnResize } from './menus.ts'
import { PageProgress } from './page-progress.tsx'
import { LazySearchPalette } from './lazy-search-palette.tsx'
import * as bar from './bar.module.css'
import * as styles from './frame.module.css'
import * as text from '#app/ui/text.module.css'

/** The frame of every public screen. Screens can announce messages to screen readers through its context. */
export function SiteFrame() {
  const [announcement, announce] = useRouteChange()
  const path = useActivePath()
  useMenusCloseOnResize()
  useMenusCloseBehindFocus()
  return (
    <>
      <a className={bar.skipLink} href="#main">
        Skip to content
      </a>
      <PageProgress />
      <Bar path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet context={announce} />
      </main>
      <Footer />
      <LazySearchPalette />
      <p className={text.srOnly} role="status">
        {announcement}
      </p>
    </>
  )
}
