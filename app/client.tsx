import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router'
import { createBrowserRouter } from './navigation/browser-router.ts'
import { prefetch, prefetchWith } from './navigation/prefetch.ts'
import { recoverAt } from './faults/recover.ts'
import { reportFaults } from './faults/report-faults.ts'
import { routes } from './routes.tsx'
import { withholdEvents } from './withhold-events.ts'

/** The routes of the screen at `path` with their modules loaded, so that they are not lazy. */
async function loadRoutes(path: string) {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(matches.map(({ route }) => load(route)))
}

async function load(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  const screen = await route.lazy()
  Object.assign(route, screen, { lazy: undefined })
}

/** Hydrates the prerendered page. Its screen is loaded first, so that hydration finds the same markup. */
export async function hydrate() {
  reportFaults()
  await loadRoutes(location.pathname)
  const router = createBrowserRouter(routes)
  recoverAt(() => {
    const next = router.state.navigation.location
    return next && new URL(router.createHref(next), location.href).href
  })
  prefetchWith((path) => {
    // The chunk of the current screen is already loaded, whatever the query or hash is.
    if (new URL(path, location.href).pathname === location.pathname) return
    // Ignored: the navigation itself will report the failure.
    for (const { route } of matchRoutes(routes, path) ?? [])
      if (typeof route.lazy === 'function') void route.lazy().catch(() => {})
  })
  // The pointer may already have been on a link before any listener was added.
  const next = document.querySelector<HTMLAnchorElement>('a[href^="/"]:hover')
  if (next) prefetch(next.pathname)
  const container = document.getElementById('root')!
  withholdEvents(container)
  // As a transition, React lets the browser respond between short parts.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <Hydrated>
          <RouterProvider router={router} />
        </Hydrated>
      </StrictMode>,
    )
  })
}

/** This effect runs after those of all components within it, some of which restore values from before hydration. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}
