import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useArrival } from './arrival.ts'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'
import { useMenusCloseOnResize } from './menus.ts'
import { SearchDoor } from './search-door.tsx'

export function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** What stands around every public screen. */
export function Frame({ children }: { children: ReactNode }) {
  const announcement = useArrival()
  useMenusCloseOnResize()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Bar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <SearchDoor />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
