import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router'
import { Document, type DocumentAssets } from './document.tsx'
import { notFoundPath } from './prerender-paths.ts'
import { routes } from './routes.tsx'
import type { ScreenHandle } from './screen.ts'

/** Every path that becomes a file. The catch-all screen becomes the 404 page. */
export const paths = [...pathsOf(routes), notFoundPath]

function pathsOf(tree: RouteObject[]): string[] {
  return tree.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ])
}

/**
 * The finished HTML document of one path.
 * @throws what the screen threw; a page that cannot be made must stop the build.
 */
export async function prerender(path: string, assets: DocumentAssets) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`)
  const [error] = Object.values(context.errors ?? {})
  if (error && path !== notFoundPath) throw error
  const screen = context.matches.at(-1)?.route.handle as ScreenHandle
  const app = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
  const page = <Document path={path} app={app} screen={screen} assets={assets} />
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
