let load = (_path: string) => {}

/** Fetches the chunks of the screen at `path`, because a link to it is about to be used. */
export function prefetch(path: string) {
  load(path)
}

/** The client's entry says how; the frame cannot know the routes without importing in a circle. */
export function prefetchWith(loader: (path: string) => void) {
  load = loader
}
