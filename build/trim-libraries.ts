import type { Plugin } from 'vite'

/** Parts of libraries that this site never uses, and that no bundler can know to be unused. */
const cuts = [
  {
    // The prefetching of React Router's framework mode; links of this site prefetch by `prefetch.ts`.
    file: /react-router\/dist\/production\/lib\/dom\/lib\.js/,
    from: /React\$1\.createElement\(PrefetchPageLinks, \{ page: href \}\)/,
    to: 'null',
  },
  {
    // Tracing of every navigation, and routes that are found out on the way.
    file: /react-router\/dist\/production\/lib\/router\/router\.js/,
    from: /init\.(instrumentations|patchRoutesOnNavigation)/g,
    to: 'undefined',
  },
  {
    // Flags that nobody sets.
    file: /react-router\/dist\/production\/lib\/router\/router\.js/,
    from: /\bfuture\.unstable_\w+/g,
    to: 'false',
  },
  {
    // Form submissions and fetchers: the site's screens have neither loaders nor actions.
    file: /react-router\/dist\/production\/lib\/router\/router\.js/,
    from: /\bopts\.submission\b/g,
    to: 'undefined',
  },
  {
    file: /react-router\/dist\/production\/lib\/router\/router\.js/,
    from: /^\t\tfetch,$/m,
    to: '',
  },
  {
    // View transitions, which no link asks for.
    file: /react-router\/dist\/production\/lib\/components\.js/,
    from: '!viewTransitionOpts || !isViewTransitionAvailable',
    to: 'true',
  },
]

/** Leaves these parts out of the bundle. @throws when a library changed so that a cut does not fit any more. */
export const trimLibraries: Plugin = {
  name: 'trim-libraries',
  apply: 'build',
  transform: {
    filter: { id: cuts.map(({ file }) => file) },
    handler(code, id) {
      let trimmed = code
      for (const { file, from, to } of cuts) {
        if (!file.test(id)) continue
        const before = trimmed
        trimmed = before.replace(from, to)
        if (trimmed === before) throw new Error(`${id} has no ${from} any more`)
      }
      return { code: trimmed, map: null }
    },
  },
}
