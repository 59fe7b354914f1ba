let load = (_path: string) => {}

/** Prefetches the chunks of the screen at `path`. */
export function prefetch(path: string) {
  load(path)
}

/** Set by client.tsx, because importing the routes here would create an import cycle. */
export function prefetchWith(loader: (path: string) => void) {
  load = loader
}
