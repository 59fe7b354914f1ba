import { logMiss } from '#app/site/pages/not-found/log-miss.ts'

/**
 * Inlined into the 404 page, so that the missing path is logged even if the visitor does not interact with the page.
 */
logMiss(location.pathname)
