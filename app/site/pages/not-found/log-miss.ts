/** Logs the miss of an unknown path. */
export const logMiss = (path: string) => console.warn(`404: no page at ${path}`)
