/** Logs an unknown path that was requested. */
export const logMiss = (path: string) => console.warn(`404: no page at ${path}`)
