/** The address at which the catch-all screen is rendered into the 404 page. */
export const notFoundPath = '/404'
