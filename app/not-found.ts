import { logMiss } from './site/pages/not-found/log-miss.ts'

/** Inlined into the 404 page, so that the miss is logged even if the visitor does nothing. */
logMiss(location.pathname)
