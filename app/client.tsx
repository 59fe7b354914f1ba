import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router'
import { createBrowserRouter } from './browser-router.ts'
import { prefetchWith } from './prefetch.ts'
import { recoverAt } from './recover.ts'
import { reportFaults } from './report-faults.ts'
import { routes } from './routes.tsx'

/** The modules of the screen at `path`, in the form of routes that are not lazy any more. */
async function loadRoutes(path: string) {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(matches.map(({ route }) => load(route)))
}

async function load(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  const screen = await route.lazy()
  Object.assign(route, screen, { lazy: undefined })
}

/** Takes over the prerendered page. Its own screen is loaded first, so that nothing on it changes. */
export async function hydrate() {
  reportFaults()
  await loadRoutes(location.pathname)
  const router = createBrowserRouter(routes)
  recoverAt(() => {
    const next = router.state.navigation.location
    return next && new URL(router.createHref(next), location.href).href
  })
  prefetchWith((path) => {
    // What is on the screen has come, whatever is asked of it: a filter, or a heading.
    if (new URL(path, location.href).pathname === location.pathname) return
    // A failed prefetch is ignored: the navigation itself will report it.
    for (const { route } of matchRoutes(routes, path) ?? [])
      if (typeof route.lazy === 'function') void route.lazy().catch(() => {})
  })
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <Hydrated>
        <RouterProvider router={router} />
      </Hydrated>
    </StrictMode>,
  )
}

/** Its effect is the last to run: only then has what was chosen before been taken over. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}
