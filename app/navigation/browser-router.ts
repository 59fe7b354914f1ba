import {
  type RouteObject,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
} from 'react-router'

/**
 * Does what `createBrowserRouter` of React Router 8.5.1 does, without importing its large module:
 * docs/decisions/022-no-patched-libraries.md.
 */
export const createBrowserRouter = (routes: RouteObject[]) =>
  UNSAFE_createRouter({
    routes,
    history: UNSAFE_createBrowserHistory(),
    hydrationData: { loaderData: {} },
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
  }).initialize()
