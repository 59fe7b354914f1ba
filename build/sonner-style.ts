import type { Plugin } from 'vite'

/** The version that this was written for; sonner-style.test.ts fails if another one is installed. */
export const sonnerRelease = {
  version: '2.0.8',
  sha256: 'f04470f1daac31d00185b2361b4da0c7b25e51dbec0f13f785ce8ccc68211a9a',
}

const injection = /^__insertCSS\(".*"\);$/m

/**
 * Removes the statement with which sonner inserts a style element on import, because the content security policy blocks it.
 * `app/ui/toaster.tsx` imports the same style sheet from the package.
 * @throws if the statement is not found.
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
