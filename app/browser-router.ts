import {
  type RouteObject,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
} from 'react-router'

/**
 * What `createBrowserRouter` of React Router 8.5.1 does, without the module it stands in:
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
