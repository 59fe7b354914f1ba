/** Matches the paths of a route such as "/admin/inbox/:id". */
export const routePattern = (route: string) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`)
