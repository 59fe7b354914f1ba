let load = (_path: string) => {}

/** Fetches the chunks of the screen at `path`, because a link to it is about to be used. */
export function prefetch(path: string) {
  load(path)
}

/** Set by the client's entry, because importing the routes here would be circular. */
export function prefetchWith(loader: (path: string) => void) {
  load = loader
}
