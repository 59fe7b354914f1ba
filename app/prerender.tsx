import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  StaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router'
import { AdminScreens } from './admin/admin-router.tsx'
import { handle as adminHandle } from './admin/admin.tsx'
import { adminRoutes } from './admin/routes.ts'
import { Document, type DocumentAssets } from './document.tsx'
import { notFoundPath, resourceNotFoundPath } from './prerender-paths.ts'
import { routes } from './routes.tsx'
import type { ScreenHandle } from './screen.ts'
import { filteredAddresses } from './site/pages/resources/filter.ts'

export { pictures } from './pictures.tsx'

/** Every path that is prerendered to a file. The screens for unknown paths become the 404 pages. */
export const paths = [
  ...pathsOf(routes),
  '/admin',
  ...filteredAddresses,
  notFoundPath,
  resourceNotFoundPath,
]

function pathsOf(tree: RouteObject[]): string[] {
  return tree.flatMap(({ path, children = [] }) => {
    if (!path) return pathsOf(children)
    return /[*:]/.test(path) ? [] : [path]
  })
}

/** Paths that share one prerendered page, by that page: the browser decides which content it shows. */
export const sharedPages = { '/admin': childPaths('/admin', adminRoutes) }

function childPaths(parent: string, children: typeof adminRoutes): string[] {
  return children.flatMap(({ path, children: more = [] }) => {
    if (!path) return []
    const own = `${parent}/${path}`
    return [own, ...childPaths(own, more)]
  })
}

/** Whether a shared page is served for this path. */
export const isShared = (path: string) =>
  Object.values(sharedPages)
    .flat()
    .some((pattern) => matchPath(pattern, path) !== null)

type Page = { path: string; app: string; screen: string; handle: ScreenHandle }

/**
 * Renders the screen at one path to HTML; `screen` is the file that contains it.
 * @throws what the screen threw, because a page that cannot be rendered has to fail the build.
 */
export async function render(path: string): Promise<Page> {
  const [pathname = path] = path.split('?')
  if (pathname === '/admin' || isShared(pathname)) return renderAdmin()
  const staticHandler = createStaticHandler(routes)
  const context = await staticHandler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`)
  const [error] = Object.values(context.errors ?? {})
  if (error) throw error
  const { id, handle } = context.matches.findLast(({ route }) => route.handle)!.route
  const app = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(staticHandler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
  return {
    path,
    app,
    screen: `app/site/pages/${id.replace(/#.*/, '')}.tsx`,
    handle: handle as ScreenHandle,
  }
}

/** The page of /admin: sign-in form and spinner, one of which is visible. Rooms are only rendered in the browser. */
function renderAdmin(): Page {
  const app = renderToString(
    <StrictMode>
      <StaticRouter location="/admin">
        <AdminScreens />
      </StaticRouter>
    </StrictMode>,
  )
  return { path: '/admin', app, screen: 'app/admin/admin.tsx', handle: adminHandle }
}

/**
 * React self-closes void elements as XML does. HTML does not need the slash, which some hundred tags of the home page
 * have.
 */
const selfClosing = /<((?:img|input|link|meta|source)\b[^>]*)\/>/g

/** The complete document around a rendered screen. */
export function toDocument({ path, app, handle }: Page, assets: DocumentAssets) {
  const page = <Document path={path} app={app} screen={handle} assets={assets} />
  return `<!doctype html>${renderToStaticMarkup(page).replaceAll(selfClosing, '<$1>')}`
}
