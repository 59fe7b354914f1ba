/** The address at which the catch-all screen is rendered into the 404 page. */
export const notFoundPath = '/404'

/** The same for resources: the server answers an unknown address with the 404 page that stands nearest. */
export const resourceNotFoundPath = '/resources/404'
