import type { Plugin } from 'vite'

/** The release that this was written for; sonner-style.test.ts fails when the installed one differs. */
export const sonnerRelease = {
  version: '2.0.8',
  sha256: 'f04470f1daac31d00185b2361b4da0c7b25e51dbec0f13f785ce8ccc68211a9a',
}

const injection = /^__insertCSS\(".*"\);$/m

/**
 * Keeps sonner from putting a style element into the page when it is imported: the content security policy refuses it,
 * and `app/ui/toaster.tsx` imports the same style sheet from the package, so that it comes with the bundle.
 * @throws when the library has no such statement any more.
 */
export const sonnerStyle: Plugin = {
  name: 'sonner-style',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code, id) {
      if (!injection.test(code)) throw new Error(`${id} injects no style any more`)
      return { code: code.replace(injection, ''), map: null }
    },
  },
}
