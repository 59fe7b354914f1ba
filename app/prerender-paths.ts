/** The address at which the catch-all screen is rendered into the 404 page. */
export const notFoundPath = '/404'

/** The same below /resources: the server answers an unknown address with the nearest 404 page. */
export const resourceNotFoundPath = '/resources/404'
