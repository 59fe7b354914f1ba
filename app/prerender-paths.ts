/** The path at which the catch-all screen is rendered into the 404 page. */
export const notFoundPath = '/404'

/** The same below /resources: the server responds to an unknown path with the nearest 404 page. */
export const resourceNotFoundPath = '/resources/404'
